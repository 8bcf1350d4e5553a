import type { Lesson } from "@pkg/web/features/lessons/queries";

/** The page that asks for another tutor; it says until which lesson the pair was together. */
export function rematchHref(matchId: string, lessons: readonly Pick<Lesson, "settledAs" | "startsAt">[]): string {
  const page = `/myclass/${matchId}/rematch`;
  const [last] = lessons
    .filter(({ settledAs }) => settledAs === "HELD")
    .map(({ startsAt }) => startsAt)
    .sort((one, other) => other.localeCompare(one));
  return last ? `${page}?${new URLSearchParams({ lastLessonTimestamp: last })}` : page;
}
