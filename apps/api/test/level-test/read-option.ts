const NAMES: Record<string, string> = {
  times: "*",
  cdot: "*",
  div: "/",
  pi: "pi",
  le: "<=",
  leq: "<=",
  ge: ">=",
  geq: ">=",
  ne: "!=",
  sin: "sin",
  cos: "cos",
  tan: "tan",
};
const TOKEN = /\\([a-zA-Z]+)|\\(.)|(\d+(?:\.\d+)?)|([a-zA-Z])|(\S)/g;

/**
 * Reads the TeX of an option as an expression for mathjs: fractions, roots, powers, products without a sign, relations, matrices.
 * Units and degrees fall away, because the five options share them.
 * @throws when the TeX has something else; such an item states its options in its check
 */
export function readTex(tex: string): string {
  const plain = tex
    .replace(/\^\{?\\circ\}?/g, "")
    .replace(/\\(?:text|mathrm)\{[^}]*\}(?:\^\{?\d\}?)?/g, "")
    .replace(
      /\\begin\{pmatrix\}(.*?)\\end\{pmatrix\}/g,
      (_, body: string) => `[${body.replaceAll("&", ",").replaceAll("\\\\", ";")}]`,
    )
    .replace(/\\left|\\right|\\%|\\[,;! ]|\\quad/g, " ")
    .replaceAll("\\dfrac", "\\frac");
  const tokens = [...plain.matchAll(TOKEN)].map((match) => match[0]);
  return readTokens(tokens, () => false);
}

function readTokens(tokens: string[], isEnd: (token: string) => boolean): string {
  let out = "";
  for (let token = tokens.shift(); token !== undefined && !isEnd(token); token = tokens.shift()) {
    const next = readToken(token, tokens);
    out += (/[\w)\]]$/.test(out) && /^[\w(]/.test(next) ? "*" : "") + next;
  }
  return out;
}

function readToken(token: string, rest: string[]): string {
  if (token === "{") return `(${readTokens(rest, (end) => end === "}")})`;
  if (token === "=") return "==";
  if (!token.startsWith("\\")) return token;
  const name = token.slice(1);
  if (name === "frac") return `(${readGroup(rest)}/${readGroup(rest)})`;
  if (name === "sqrt" && rest[0] === "[") {
    rest.shift();
    const degree = readTokens(rest, (end) => end === "]");
    return `nthRoot(${readGroup(rest)},${degree})`;
  }
  if (name === "sqrt") return `sqrt${readGroup(rest)}`;
  const known = NAMES[name];
  if (known === undefined) throw new Error(`cannot read \\${name}`);
  return known;
}

function readGroup(rest: string[]): string {
  const token = rest.shift();
  if (token === undefined) throw new Error("something is missing at the end");
  return `(${token === "{" ? readTokens(rest, (end) => end === "}") : readToken(token, rest)})`;
}

/** The mathematics of a text, part by part. */
export function readParts(text: string): string[] {
  return [...text.matchAll(/\$([^$]+)\$/g)].map((match) => match[1] ?? "");
}

/** Reads `$x=2$ 또는 $x=3$`, `$(2,\,3)$` or `$y=2x$` as the values that it gives: an array when it gives several. */
export function readValue(text: string): string {
  const parts = readParts(text).flatMap(splitAtCommas);
  if (parts.length === 0) throw new Error(`no mathematics in ${text}`);
  const values = parts.map((part) => readTex(part.slice(part.lastIndexOf("=") + 1)));
  return values.length === 1 ? (values[0] ?? "") : `[${values.join(",")}]`;
}

/** Reads `$x<-1$ 또는 $x\ge3$` as a condition. */
export function readCondition(text: string): string {
  const parts = readParts(text).map((part) => `(${readTex(part)})`);
  return parts.join(text.includes("또는") ? " or " : " and ");
}

function splitAtCommas(part: string): string[] {
  if (part.includes("pmatrix")) return [part];
  const plain = part.replace(/\\left|\\right/g, "").trim();
  const inner = /^\((.*,.*)\)$/.exec(plain)?.[1] ?? plain;
  return inner.split(/(?<!\\),/);
}
