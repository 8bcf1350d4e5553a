/** By this mark a spreadsheet knows that the file is UTF-8, and reads Korean. */
const BOM = "\uFEFF";

/** A text that begins like this is a formula to a spreadsheet, and could send what stands beside it elsewhere. */
const FORMULA = /^[\s]*[=+\-@＝＋－＠]|^[\t\r\n]/;

function toCell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Rows as a CSV file for spreadsheets: UTF-8 with its mark, lines ended by CRLF, texts that look like formulas made harmless
 * by an apostrophe. Numbers stay numbers.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return BOM + rows.map((row) => `${row.map(toCell).join(",")}\r\n`).join("");
}
