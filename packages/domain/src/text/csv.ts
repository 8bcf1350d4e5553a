/** Begins a CSV file: without it spreadsheets read Korean letters in another encoding. */
export const CSV_BOM = "\uFEFF";

/** A text that begins with one of these, full width included, would be run as a formula by a spreadsheet. */
const FORMULA_START = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/**
 * One line of a CSV file (RFC 4180), with its line break. A number is written as it is, null as an empty cell. A text that a
 * spreadsheet would take for a formula gets an apostrophe in front, so that opening the file runs nothing.
 */
export function csvLine(cells: ReadonlyArray<string | number | null>): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

function csvCell(value: string | number | null): string {
  if (typeof value !== "string") return value === null ? "" : String(value);
  const safe = FORMULA_START.test(value.trimStart()) || FORMULA_START.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
