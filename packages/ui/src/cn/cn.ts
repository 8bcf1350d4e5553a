/** Joins the truthy class names. It resolves no conflicts, since classes of the kit never overlap. */
export function cn(...parts: ReadonlyArray<string | false | null | undefined>): string {
  return parts.filter(Boolean).join(" ");
}
