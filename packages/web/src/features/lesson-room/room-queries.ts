import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { components } from "../../platform/api/api";
import { $api } from "../../platform/api/query";

export type LessonRoom = components["schemas"]["LessonRoom"];
export type RoomReader = LessonRoom["reader"];

/** A room, and the child's link that opens it; without one the session does. */
export interface RoomAccess {
  readonly lessonId: string;
  readonly token: string | null;
}

const initOf = ({ lessonId, token }: RoomAccess) => ({
  params: { path: { lessonId } },
  ...(token === null ? {} : { headers: { "x-link": token } }),
});

const readOf = (access: RoomAccess) => $api.queryOptions("get", "/lessons/{lessonId}/room", initOf(access));

const STEP_MS = 30_000;

/** The room of a lesson. An open lobby keeps it fresh by its beats. */
export const useRoom = (access: RoomAccess, isBeating: boolean) =>
  useQuery({ ...readOf(access), staleTime: 0, refetchInterval: isBeating ? false : STEP_MS });

/** Says that somebody is in the room, or presses the way there. Each answer is the room as it is now. */
export function useBeat(access: RoomAccess) {
  const client = useQueryClient();
  const { mutate, ...state } = $api.useMutation("post", "/lessons/{lessonId}/presence", {
    onSuccess: (room) => client.setQueryData(readOf(access).queryKey, room),
  });
  const send = (body: components["schemas"]["LessonBeat"]) => mutate({ ...initOf(access), body });
  return { ...state, send };
}
