import { api, type components, dataOf, isApiError } from "@pkg/web/platform/api/api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

export type RematchBody = components["schemas"]["RematchForm"];

type Match = components["schemas"]["Match"];

/** What the form begins with. */
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
    // What is no id at all is as unknown as a foreign one.
    if (isApiError(error, "class", 20001) || isApiError(error, "class", 10001)) return null;
    throw error;
  }
}

/** The class, what is wished at present, and how many lessons stay; null when it is missing or somebody else's. */
export function useRematchStart(id: string) {
  return useQuery({ queryKey: ["matches", "rematch", id], queryFn: () => readStart(id), refetchOnWindowFocus: false });
}

/** Asks for another tutor. Everything that shows matches or lessons reads them again. */
export function useRematch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RematchBody) => dataOf(api().POST("/rematch-forms", { body })),
    onSettled: () => client.invalidateQueries({ queryKey: ["matches"] }),
  });
}
