/** A clause in pieces: house rules as they are chosen in words, and not as they are written in a record. */
import { optionName, optionValue } from "../home/boxes";
import { type Piece, pieces } from "$lib/prose";
import { say, type Texts } from "$lib/words";

export function inPieces(words: string, texts: Texts): Piece[] {
  let option = "";
  return pieces(words).map((piece) => {
    if (piece.kind !== "code") return piece;
    const [name = "", value] = piece.text.split(" = ");
    if (texts.has(`option-${name}`)) {
      option = name;
      return { kind: "option", text: value === undefined ? optionName(texts, name) : agreed(texts, name, value) };
    }
    const another = ["yes", "no"].includes(name) || texts.has(`${option}-${name}`);
    return option && another ? { kind: "option", text: optionValue(texts, option, name) } : piece;
  });
}

const agreed = (texts: Texts, option: string, value: string): string =>
  say("agreed-option", { option: optionName(texts, option), value: optionValue(texts, option, value) });
