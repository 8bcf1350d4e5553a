import { useQueryClient } from "@tanstack/react-query";
import type { components } from "../../platform/api/api";
import { $api } from "../../platform/api/query";
import { initOf, type RoomAccess, readOf } from "./room-queries";

/** Says that the reader is in the room, or presses the way there. Each answer is the room as it is now. */
export function useBeat(access: RoomAccess) {
  const client = useQueryClient();
  const { mutate, ...state } = $api.useMutation("post", "/lessons/{lessonId}/presence", {
    onSuccess: (room) => client.setQueryData(readOf(access).queryKey, room),
  });
  const send = (body: components["schemas"]["LessonBeat"]) => mutate({ ...initOf(access), body });
  return { ...state, send };
}
