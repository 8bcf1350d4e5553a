import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { type RoomAccess, readOf } from "./room-queries";

const STEP_MS = 30_000;

/** Reads the room again every 30 seconds, unless its beats do. */
export function useFreshRoom({ lessonId, token }: RoomAccess, isFresh: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (isFresh) return;
    const { queryKey } = readOf({ lessonId, token });
    const timer = setInterval(() => void client.invalidateQueries({ queryKey }), STEP_MS);
    return () => clearInterval(timer);
  }, [client, lessonId, token, isFresh]);
}
