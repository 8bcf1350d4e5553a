import type { components } from "@pkg/web/platform/api/api";
import { $api, orNull, readsOf } from "@pkg/web/platform/api/query";
import { useReadAgain } from "@pkg/web/platform/api/use-read-again";
import { useQuery } from "@tanstack/react-query";
import { type ClassAccess, linkHeaders } from "./class-access";

export type Leaving = components["schemas"]["Leaving"];
export type Statistics = components["schemas"]["AppealStatistics"];

/** A class, and what its pair has done together. */
export interface LeavingStart {
  readonly leaving: Leaving;
  readonly statistics: Statistics;
}

/** The class that somebody thinks of leaving; null when the link opens it no more, or it is missing. */
export function useLeavingStart(access: ClassAccess) {
  const of = { params: { path: { id: access.matchId } }, ...linkHeaders(access) };
  // An address without its link opens nothing.
  const isOpen = access.matchId !== "" && access.token !== "";
  // An answer uses the link up: what it did stays on the screen.
  const options = { enabled: isOpen, refetchOnWindowFocus: false, staleTime: Number.POSITIVE_INFINITY };
  // A link that is late, used or another class's; a malformed id counts as missing, like another account's.
  const leaving = useQuery({
    ...orNull($api.queryOptions("get", "/lessons/matches/{id}/leaving", of), 20001, 10001),
    ...options,
  });
  const statistics = useQuery({
    ...orNull($api.queryOptions("get", "/lessons/matches/{id}/appeal-statistics", of), 20001, 10001),
    ...options,
  });
  return {
    data: isOpen ? startOf(leaving.data, statistics.data) : null,
    error: leaving.error ?? statistics.error,
    refetch: () => Promise.all([leaving.refetch(), statistics.refetch()]),
  };
}

/** Null when one of them is missing, undefined while one is not read. */
function startOf(leaving: Leaving | null | undefined, statistics: Statistics | null | undefined) {
  if (leaving === null || statistics === null) return null;
  return leaving && statistics ? { leaving, statistics } : undefined;
}

/** Leaves a class for the amount that is shown; a repeated press counts once. Behind a link no order is read. */
export function useLeave(access: ClassAccess) {
  const readAgain = useReadAgain(readsOf("/v2/orders/{id}"));
  return $api.useMutation("post", "/lessons/matches/{id}/leaving", {
    onSuccess: access.token === null ? readAgain : undefined,
  });
}
