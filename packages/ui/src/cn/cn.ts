/** Joins class names, leaving out what is false or empty. No merging: kit classes never compete with each other. */
export function cn(...parts: ReadonlyArray<string | false | null | undefined>): string {
  return parts.filter(Boolean).join(" ");
}
