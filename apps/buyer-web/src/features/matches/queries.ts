import type { LessonStart, UniversityGroup, WishWidening } from "@pkg/domain";
import { MATCH_READS } from "@pkg/web/features/matches/match-reads";
import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { $api } from "@pkg/web/platform/api/query";
import { useMutation, useQueryClient } from "@tanstack/react-query";

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
export function useSelectTutor(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (tutorId: string) => {
      const params = { path: { id } };
      return dataOf(api().POST("/lessons/matches/{id}/proposals", { params, body: { tutorIds: [tutorId] } }));
    },
    onSettled: () => client.invalidateQueries(MATCH_READS),
  });
}

/** Repeats the search, with one wish dropped or unchanged. */
export function useSearchAgain(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (widening: WishWidening | null) => {
      const params = { path: { id } };
      return dataOf(api().POST("/lessons/matches/{id}/search", { params, body: { widening } }));
    },
    onSettled: () => client.invalidateQueries(MATCH_READS),
  });
}

interface OfferAnswer {
  readonly tutorId: string;
  /** The offered times that were seen. */
  readonly lessonStarts: LessonStart[];
  readonly accepts: boolean;
}

/** Agrees to other times that a tutor offers, which makes the pair, or does not. */
export function useAnswerOffer(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: OfferAnswer) =>
      dataOf(api().POST("/lessons/matches/{id}/offered-times", { params: { path: { id } }, body })),
    onSettled: () => client.invalidateQueries(MATCH_READS),
  });
}
