/** What a clause says, for whoever is refused by it: loaded when that happens for the first time. */
import { rulesOf } from "../house/ask";
import { inPieces } from "./clause";
import type { Texts } from "$lib/words";

export async function ruling(clause: string, game: string, texts: Texts): Promise<string | undefined> {
  const words = (await rulesOf(game)).clauses.find(({ name }) => name === clause)?.words;
  return (
    words &&
    inPieces(words, texts)
      .map((piece) => piece.text)
      .join("")
  );
}
