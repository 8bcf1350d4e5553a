import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, type components, dataOf, isApiError } from "../../platform/api/api";
import { useSwitchScope } from "../../platform/session/switched-student";

export type Match = components["schemas"]["Match"];
export type Lesson = components["schemas"]["Lesson"];
export type ClassLessons = components["schemas"]["ClassLessons"];
export type UpcomingLesson = components["schemas"]["UpcomingLesson"];

/** All below ["matches"], which is read again when something of a match changes. */
const lessonsKey = (matchId: string) => ["matches", "lessons", matchId] as const;

/** In case an event was missed, and so that the way in opens in time. */
const POLL_MS = 30_000;

export const lessonsQuery = (matchId: string) => ({
  queryKey: lessonsKey(matchId),
  queryFn: () => dataOf(api().GET("/lessons/matches/{id}/lessons", { params: { path: { id: matchId } } })),
  refetchInterval: POLL_MS,
});

/** The lessons of one class; null waits until it is known to be one. */
export const useClassLessons = (matchId: string | null) =>
  useQuery({ ...lessonsQuery(matchId ?? ""), enabled: matchId !== null });

/** The next lessons of the tutor, or of the student that the buyer acts for, or of all. */
export function useUpcoming() {
  const scope = useSwitchScope();
  return useQuery({
    queryKey: ["matches", "upcoming", scope],
    queryFn: async () => (await dataOf(api().GET("/lessons/upcoming"))).content,
    refetchInterval: POLL_MS,
  });
}

async function readMatch(id: string): Promise<Match | null> {
  try {
    return await dataOf(api().GET("/lessons/matches/{id}", { params: { path: { id } } }));
  } catch (error) {
    // An address that is no class id is handled like an unknown class.
    if (isApiError(error, "class", 20001, 10001)) return null;
    throw error;
  }
}

/** One match; null when it does not exist or belongs to another account. */
export function useMatch(id: string) {
  return useQuery({ queryKey: ["matches", "one", id], queryFn: () => readMatch(id) });
}

/** Sends a change of a class, shows the server's response at once and invalidates every dependent query. */
export function useClassChange<T>(matchId: string, send: (change: T) => Promise<ClassLessons>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (lessons) => client.setQueryData(lessonsKey(matchId), lessons),
    onSettled: () => client.invalidateQueries({ queryKey: ["matches"] }),
  });
}
