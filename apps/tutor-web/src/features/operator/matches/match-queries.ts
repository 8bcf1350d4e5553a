import type { WishWidening } from "@pkg/domain";
import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { $api, readsOf } from "@pkg/web/platform/api/query";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { AUDITED } from "../audited";
import { type ReadPage, usePages } from "../list/use-pages";

export type StuckMatch = components["schemas"]["StuckMatch"];
export type SteeredMatch = components["schemas"]["SteeredMatch"];

const ALL = readsOf("/operator/matches");

export const MATCH_SHOWS = ["ATTENTION", "LATE", "STUCK", "SEARCHING", "MATCHED", "ALL"] as const;
export type MatchShow = (typeof MATCH_SHOWS)[number];
export const MATCH_SORTS = ["promisedOn", "createdAt", "matchedAt"] as const;
export type MatchSort = (typeof MATCH_SORTS)[number];

export interface MatchFilter {
  readonly show: MatchShow;
  readonly sort: MatchSort;
  readonly dir: "asc" | "desc";
  readonly matchedFrom?: string;
  readonly search?: string;
}

/** Matches page by page. */
export const readMatches =
  (filter: MatchFilter): ReadPage<StuckMatch> =>
  (cursor) =>
    dataOf(api().GET("/operator/matches", { params: { query: { ...filter, ...cursor } } }));

/** Matches as staff lists them. */
export const useStuckMatches = (filter: MatchFilter) => usePages("/operator/matches", filter, readMatches(filter));

/** One search, ten suggestions more with each page. */
export function useSteeredMatch(id: string) {
  return $api.useInfiniteQuery(
    "get",
    "/operator/matches/{id}",
    { params: { path: { id } } },
    {
      ...AUDITED,
      pageParamName: "offset",
      initialPageParam: 0,
      getNextPageParam: ({ nextOffset }) => nextOffset,
      select: ({ pages }) => joinPages(pages),
    },
  );
}

/** The newest page's facts with the suggestions of all; a tutor who moved between two pages is listed once. */
function joinPages(pages: readonly SteeredMatch[]): SteeredMatch | undefined {
  const last = pages.at(-1);
  const byTutor = new Map(pages.flatMap(({ suggestions }) => suggestions).map((one) => [one.tutor.id, one]));
  return last && { ...last, suggestions: [...byTutor.values()] };
}

/** Resumes a search: again with the same wishes or one fewer, or by asking one tutor. */
export type Step =
  | { readonly kind: "SEARCH"; readonly widening: null }
  | { readonly kind: "SEARCH"; readonly widening: WishWidening; readonly reason: string }
  | { readonly kind: "PROPOSE"; readonly tutorId: string; readonly reason: string };

export function useSteer(id: string) {
  const client = useQueryClient();
  const params = { path: { id } };
  return useMutation({
    mutationFn: async (step: Step) => {
      if (step.kind === "SEARCH") {
        const body = step.widening === null ? { widening: null } : { widening: step.widening, reason: step.reason };
        await dataOf(api().POST("/operator/matches/{id}/search", { params, body }));
      } else {
        const body = { tutorIds: [step.tutorId], reason: step.reason };
        await dataOf(api().POST("/operator/matches/{id}/proposals", { params, body }));
      }
    },
    onSettled: () => client.invalidateQueries(ALL),
  });
}
