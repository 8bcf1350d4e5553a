/**
 * The caret's position in the formatted text: after as many digits as preceded it in the raw text. At the end of
 * the input it moves to the end, after an added separator.
 */
export function caretAfterFormat(raw: string, caret: number, formatted: string): number {
  if (caret >= raw.length) return formatted.length;
  const digitsBefore = raw.slice(0, caret).replace(/\D/g, "").length;
  let seen = 0;
  let at = 0;
  while (at < formatted.length && seen < digitsBefore) {
    if (/\d/.test(formatted[at] ?? "")) seen += 1;
    at += 1;
  }
  return at;
}
