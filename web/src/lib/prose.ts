/** A line of a rules text in pieces: plain, `code`, **strong**, *emphasis*; and a house rule in words. */
export interface Piece {
  kind: "plain" | "code" | "strong" | "em" | "option";
  text: string;
}

export function pieces(line: string): Piece[] {
  return line
    .split(/(`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*)/)
    .filter(Boolean)
    .map((text) => {
      if (text.length > 2 && text.startsWith("`") && text.endsWith("`"))
        return { kind: "code", text: text.slice(1, -1) };
      if (text.length > 4 && text.startsWith("**")) return { kind: "strong", text: text.slice(2, -2) };
      if (text.length > 2 && text.startsWith("*") && text.endsWith("*")) return { kind: "em", text: text.slice(1, -1) };
      return { kind: "plain", text };
    });
}
