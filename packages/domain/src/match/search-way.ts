/**
 * What a family can do about a search that found no tutor: ask those who are left, give up one wish, or tell us.
 * Messages and pages read it here.
 */
export type SearchWay = "AGAIN" | "WIDEN" | "CONSULT";

/** What a stopped search could still lead to. */
export interface SearchChances {
  /** How many tutors of the same wishes can be asked. */
  readonly count: number;
  /** How many more one wish less would find. */
  readonly widenings: ReadonlyArray<{ readonly more: number }>;
}

/**
 * The way on: a wish is given up only once all who meet it were asked.
 *
 * @example
 * searchWay({ count: 0, widenings: [{ more: 4 }] }); // "WIDEN"
 */
export function searchWay({ count, widenings }: SearchChances): SearchWay {
  if (count > 0) return "AGAIN";
  return widenings.some(({ more }) => more > 0) ? "WIDEN" : "CONSULT";
}
