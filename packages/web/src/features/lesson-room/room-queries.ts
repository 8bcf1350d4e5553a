import { useQuery } from "@tanstack/react-query";
import { type components, isApiError } from "../../platform/api/api";
import { $api } from "../../platform/api/query";

export type LessonRoom = components["schemas"]["LessonRoom"];
export type RoomReader = LessonRoom["reader"];

/** A room, and the child's link that opens it; without one the session does. */
export interface RoomAccess {
  readonly lessonId: string;
  readonly token: string | null;
}

export const initOf = ({ lessonId, token }: RoomAccess) => ({
  params: { path: { lessonId } },
  ...(token === null ? {} : { headers: { "x-link": token } }),
});

export const readOf = (access: RoomAccess) => $api.queryOptions("get", "/lessons/{lessonId}/room", initOf(access));

/** The room of a lesson. */
export const useRoom = (access: RoomAccess) => useQuery({ ...readOf(access), staleTime: 0 });

/** Whether an answer says that there is no such room for its reader: a link that was ended among them. */
export const isNoRoom = (error: unknown): boolean => isApiError(error, "class", 20001, 10001);
