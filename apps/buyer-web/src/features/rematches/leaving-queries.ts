import { api, type components, dataOf, isApiError } from "@pkg/web/platform/api/api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ClassAccess, linkHeaders } from "./class-access";

export type Leaving = components["schemas"]["Leaving"];
export type Statistics = components["schemas"]["AppealStatistics"];

/** A class, and what its pair has done together. */
export interface LeavingStart {
  readonly leaving: Leaving;
  readonly statistics: Statistics;
}

async function readStart(access: ClassAccess): Promise<LeavingStart | null> {
  // An address without its link opens nothing.
  if (!access.matchId || access.token === "") return null;
  const given = { params: { path: { id: access.matchId } }, ...linkHeaders(access) };
  try {
    const [leaving, statistics] = await Promise.all([
      dataOf(api().GET("/lessons/matches/{id}/leaving", given)),
      dataOf(api().GET("/lessons/matches/{id}/appeal-statistics", given)),
    ]);
    return { leaving, statistics };
  } catch (error) {
    // A link that is late, used or another class's; a malformed id counts as missing, like another account's.
    if (isApiError(error, "class", 20001) || isApiError(error, "class", 10001)) return null;
    throw error;
  }
}

/** The class that somebody thinks of leaving; null when the link opens it no more, or it is missing. */
export function useLeavingStart(access: ClassAccess) {
  const { matchId, token } = access;
  return useQuery({
    queryKey: ["matches", "leaving", matchId, token],
    queryFn: () => readStart(access),
    // An answer uses the link up: what it did stays on the screen.
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Leaves a class for the amount that is shown; a repeated press counts once. */
export function useLeave(access: ClassAccess, idempotencyKey: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (shownAmount: number) =>
      dataOf(
        api().POST("/lessons/matches/{id}/leaving", {
          params: { path: { id: access.matchId }, header: { "idempotency-key": idempotencyKey } },
          body: { shownAmount },
          ...linkHeaders(access),
        }),
      ),
    onSuccess: () => (access.token === null ? client.invalidateQueries({ queryKey: ["order"] }) : undefined),
  });
}
