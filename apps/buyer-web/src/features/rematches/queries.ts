import { api, type components, dataOf, isApiError } from "@pkg/web/platform/api/api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ClassAccess, linkHeaders } from "./class-access";

export type RematchBody = components["schemas"]["RematchForm"];

type Match = components["schemas"]["Match"];

/** The part of a class that both forms show. */
export interface RematchClass {
  readonly match: Pick<Match, "minutes" | "lessonsPerWeek" | "tutorName">;
  readonly counts: Pick<components["schemas"]["LessonCounts"], "left" | "scheduled">;
}

/** Initial data of the form. */
export interface RematchStart {
  readonly match: Match;
  readonly wishes: components["schemas"]["MatchWishes"];
  readonly counts: components["schemas"]["LessonCounts"];
}

async function readStart(id: string): Promise<RematchStart | null> {
  const params = { path: { id } };
  try {
    const [match, wishes, { counts }] = await Promise.all([
      dataOf(api().GET("/lessons/matches/{id}", { params })),
      dataOf(api().GET("/lessons/matches/{id}/wishes", { params })),
      dataOf(api().GET("/lessons/matches/{id}/lessons", { params })),
    ]);
    return { match, wishes, counts };
  } catch (error) {
    // A malformed id counts as not found, like another account's.
    if (isApiError(error, "class", 20001) || isApiError(error, "class", 10001)) return null;
    throw error;
  }
}

/** The class, the current wishes and the remaining lessons; null when it is missing or another account's. */
export function useRematchStart(id: string) {
  return useQuery({ queryKey: ["matches", "rematch", id], queryFn: () => readStart(id), refetchOnWindowFocus: false });
}

/** Requests another tutor and invalidates matches and lessons; the link of a class shows what it was used for. */
export function useRematch(access: ClassAccess | null = null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RematchBody) =>
      dataOf(api().POST("/rematch-forms", { body, ...(access ? linkHeaders(access) : {}) })),
    onSettled: () => (access?.token ? undefined : client.invalidateQueries({ queryKey: ["matches"] })),
  });
}
