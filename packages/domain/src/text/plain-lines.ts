/** Text of several lines as it is kept: one line feed ends a line, and a tab that was pasted is a blank. */
export function plainLines(text: string): string {
  return text.replace(/\r\n?/g, "\n").replaceAll("\t", " ");
}
