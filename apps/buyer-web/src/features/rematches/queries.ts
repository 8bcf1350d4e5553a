import { MATCH_READS } from "@pkg/web/features/matches/match-reads";
import type { components } from "@pkg/web/platform/api/api";
import { $api, orNull } from "@pkg/web/platform/api/query";
import { useReadAgain } from "@pkg/web/platform/api/use-read-again";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ClassAccess } from "./class-access";

export type RematchBody = components["schemas"]["RematchForm"];

type Match = components["schemas"]["Match"];

/** The part of a class that both forms show. */
export interface RematchClass {
  readonly match: Pick<Match, "minutes" | "lessonsPerWeek" | "tutorName">;
  readonly counts: components["schemas"]["Leaving"]["counts"];
  readonly wishes: components["schemas"]["MatchWishes"];
}

/** Initial data of the form. */
export interface RematchStart extends RematchClass {
  readonly match: Match;
}

/** The class, the current wishes, and the lessons that stay or are canceled; null when it is missing or another account's. */
export function useRematchStart(id: string) {
  const of = { params: { path: { id } } };
  const options = { refetchOnWindowFocus: false };
  // A malformed id counts as not found, like another account's.
  const match = useQuery({
    ...orNull($api.queryOptions("get", "/lessons/matches/{id}", of), 20001, 10001),
    ...options,
  });
  const leaving = $api.useQuery("get", "/lessons/matches/{id}/leaving", of, options);
  const reads = [match, leaving];
  return {
    data: match.data === null ? null : startOf(match.data, leaving.data),
    error: reads.find(({ error }) => error)?.error ?? null,
    refetch: () => Promise.all(reads.map((read) => read.refetch())),
  };
}

function startOf(match: Match | undefined, leaving: Omit<RematchClass, "match"> | undefined): RematchStart | undefined {
  return match && leaving ? { match, wishes: leaving.wishes, counts: leaving.counts } : undefined;
}

/** How many other tutors a class could have with these wishes. */
export const useOtherTutorsCount = (id: string, body: components["schemas"]["SearchWishes"]) =>
  $api.useQuery(
    "post",
    "/lessons/matches/{id}/candidate-count",
    { params: { path: { id } }, body },
    { staleTime: 60_000, placeholderData: keepPreviousData },
  );

/** Requests another tutor, then reads matches and lessons again. A used link keeps showing its answer. */
export function useRematch(access: ClassAccess | null = null) {
  const readAgain = useReadAgain(MATCH_READS);
  return $api.useMutation("post", "/rematch-forms", { onSettled: access?.token ? undefined : readAgain });
}

/** Searches again with other wishes, for a class whose search had no result. */
export const useSearchWith = () =>
  $api.useMutation("post", "/lessons/matches/{id}/search", { onSettled: useReadAgain(MATCH_READS) });
