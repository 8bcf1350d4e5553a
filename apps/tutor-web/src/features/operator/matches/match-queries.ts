import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { $api, readsOf } from "@pkg/web/platform/api/query";
import { useReadAgain } from "@pkg/web/platform/api/use-read-again";
import { AUDITED } from "../audited";
import { type ReadPage, usePages } from "../list/use-pages";

export type StuckMatch = components["schemas"]["StuckMatch"];
export type SteeredMatch = components["schemas"]["SteeredMatch"];

const ALL = readsOf("/operator/matches");

export const MATCH_SHOWS = [
  "ATTENTION",
  "LATE",
  "STUCK",
  "SEARCHING",
  "MATCHED",
  "UNPLANNED",
  "RESTING",
  "ALL",
] as const;
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

/** Resumes a search, with the same wishes or one fewer. */
export const useSearchAgain = () =>
  $api.useMutation("post", "/operator/matches/{id}/search", { onSettled: useReadAgain(ALL) });

/** Resumes a search by asking one tutor. */
export const useProposeTo = () =>
  $api.useMutation("post", "/operator/matches/{id}/proposals", { onSettled: useReadAgain(ALL) });
