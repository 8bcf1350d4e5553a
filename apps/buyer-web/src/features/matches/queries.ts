import type { UniversityGroup } from "@pkg/domain";
import { MATCH_READS } from "@pkg/web/features/matches/match-reads";
import type { components } from "@pkg/web/platform/api/api";
import { $api } from "@pkg/web/platform/api/query";
import { useReadAgain } from "@pkg/web/platform/api/use-read-again";

export type Suggestions = components["schemas"]["Suggestions"];

/**
 * Suggested and asked tutors of one match, ten suggestions more with each page, and the widenings that would find more.
 * @param universityGroup only tutors who studied there; all without it. The list before stays until the new one is there.
 */
export function useSuggestions(id: string, universityGroup: UniversityGroup | null) {
  const params = { path: { id }, query: universityGroup ? { universityGroup } : {} };
  return $api.useInfiniteQuery(
    "get",
    "/lessons/matches/{id}/suggestions",
    { params },
    {
      pageParamName: "offset",
      initialPageParam: 0,
      getNextPageParam: ({ nextOffset }) => nextOffset,
      select: ({ pages }) => joinPages(pages),
      placeholderData: (before, query) => (query?.queryKey[2].params.path.id === id ? before : undefined),
    },
  );
}

/** The newest page's facts with the suggestions of all; a tutor who moved between two pages is listed once. */
export function joinPages(pages: readonly Suggestions[]): Suggestions | undefined {
  const last = pages.at(-1);
  const byTutor = new Map(pages.flatMap(({ suggestions }) => suggestions).map((one) => [one.tutor.id, one]));
  return last && { ...last, suggestions: [...byTutor.values()] };
}

/** Asks one more tutor. */
export const useSelectTutor = () =>
  $api.useMutation("post", "/lessons/matches/{id}/proposals", { onSettled: useReadAgain(MATCH_READS) });

/** Repeats the search, with one wish dropped or unchanged. */
export const useSearchAgain = () =>
  $api.useMutation("post", "/lessons/matches/{id}/search", { onSettled: useReadAgain(MATCH_READS) });

/** Agrees to other times that a tutor offers, as they were seen, which makes the pair, or does not. */
export const useAnswerOffer = () =>
  $api.useMutation("post", "/lessons/matches/{id}/offered-times", { onSettled: useReadAgain(MATCH_READS) });
