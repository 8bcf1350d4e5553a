export interface Token {
  kind: "WORD" | "TEXT" | "NUMBER" | "SIGN" | "END";
  text: string;
}

const PATTERN = /\s+|\/\/[^\n]*|'([^']*)'|(\d+)|([A-Za-z_]\w*)|(&&|\|\||==|!=|<=|>=|\*\*|[{}()[\].,;:!<>=/])/y;

/** Splits a rules file. @throws Error at a sign that the subset does not have */
export function tokenise(source: string): Token[] {
  const tokens: Token[] = [];
  PATTERN.lastIndex = 0;
  while (PATTERN.lastIndex < source.length) {
    const at = PATTERN.lastIndex;
    const match = PATTERN.exec(source);
    if (!match) throw new Error(`The rules have an unknown sign: ${source.slice(at, at + 20)}`);
    const [, text, number, word, sign] = match;
    if (text !== undefined) tokens.push({ kind: "TEXT", text });
    else if (number !== undefined) tokens.push({ kind: "NUMBER", text: number });
    else if (word !== undefined) tokens.push({ kind: "WORD", text: word });
    else if (sign !== undefined) tokens.push({ kind: "SIGN", text: sign });
  }
  return [...tokens, { kind: "END", text: "end of file" }];
}

/** Reads tokens one after the other. */
export function createCursor(tokens: readonly Token[]) {
  let at = 0;
  const peek = (): Token => tokens[Math.min(at, tokens.length - 1)] ?? { kind: "END", text: "" };
  const next = (): Token => {
    const token = peek();
    at++;
    return token;
  };
  const isNext = (text: string) => peek().kind !== "TEXT" && peek().text === text;
  return {
    peek,
    next,
    isNext,
    /** Takes the token if it is the next one. */
    take(text: string): boolean {
      if (!isNext(text)) return false;
      at++;
      return true;
    },
    /** @throws Error when another token comes */
    expect(text: string): void {
      const token = next();
      if (token.kind === "TEXT" || token.text !== text)
        throw new Error(`The rules have ${token.text} in place of ${text}.`);
    },
    word(): string {
      const token = next();
      if (token.kind !== "WORD") throw new Error(`The rules have ${token.text} in place of a name.`);
      return token.text;
    },
  };
}
export type Cursor = ReturnType<typeof createCursor>;
