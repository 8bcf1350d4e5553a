import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { components } from "../../platform/api/api";
import { $api, orNull } from "../../platform/api/query";
import { useReadAgain } from "../../platform/api/use-read-again";
import { useSwitchScope } from "../../platform/session/switched-student";
import { LIVE, MATCH_READS } from "../matches/match-reads";

export type Match = components["schemas"]["Match"];
export type Lesson = components["schemas"]["Lesson"];
export type ClassLessons = components["schemas"]["ClassLessons"];
export type UpcomingLesson = components["schemas"]["UpcomingLesson"];

export const lessonsQuery = (matchId: string) => ({
  ...$api.queryOptions("get", "/lessons/matches/{id}/lessons", { params: { path: { id: matchId } } }),
  ...LIVE,
});

/** The lessons of one class; null waits until it is known to be one. */
export const useClassLessons = (matchId: string | null) =>
  useQuery({ ...lessonsQuery(matchId ?? ""), enabled: matchId !== null });

/** The next lessons of the tutor, or of the student that the buyer acts for, or of all. */
export function useUpcoming() {
  const scope = useSwitchScope();
  return $api.useQuery("get", "/lessons/upcoming", { scope }, { ...LIVE, select: ({ content }) => content });
}

/**
 * One match; null when it does not exist or belongs to another account, and for an address that is no class id.
 * @param id null asks nothing
 */
export const useMatch = (id: string | null) =>
  useQuery({
    ...orNull($api.queryOptions("get", "/lessons/matches/{id}", { params: { path: { id: id ?? "" } } }), 20001, 10001),
    staleTime: LIVE.staleTime,
    enabled: id !== null,
  });

/** What follows a change of a class: the server's answer shows at once, and all that depends on it is read again. */
export function useClassChange(matchId: string) {
  const client = useQueryClient();
  return {
    onSuccess: (lessons: ClassLessons) => client.setQueryData(lessonsQuery(matchId).queryKey, lessons),
    onSettled: useReadAgain(MATCH_READS),
  };
}
