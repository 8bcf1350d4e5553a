import katex from "katex";
import { describeFormula } from "./describe-formula.ts";

const FORMULA = /\$([^$]+)\$/g;
const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/**
 * Sets a text of an item: mathematics between $...$, **bold**, line breaks. Formulas are drawn here, so that no browser needs the
 * program that does it, and each has a name that can be read aloud.
 * @returns HTML; whatever the text holds besides is escaped
 * @throws katex.ParseError for a formula that cannot be drawn
 */
export function setText(text: string): string {
  let html = "";
  let at = 0;
  for (const match of text.matchAll(FORMULA)) {
    html += setWords(text.slice(at, match.index)) + setFormula(match[1] ?? "");
    at = match.index + match[0].length;
  }
  return html + setWords(text.slice(at));
}

function setWords(words: string): string {
  return escapeSigns(words)
    .replace(/\*\*(.+?)\*\*/gs, "<strong>$1</strong>")
    .replaceAll("\n", "<br>");
}

function setFormula(tex: string): string {
  const html = katex.renderToString(tex, { output: "htmlAndMathml", strict: "ignore", trust: false });
  return `<span role="math" aria-label="${escapeSigns(describeFormula(html))}">${html}</span>`;
}

const escapeSigns = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
