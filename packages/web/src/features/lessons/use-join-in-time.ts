import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Lesson } from "./queries";

/** Asks for the way in as soon as it opens, and for the lesson after it once it is over. */
export function useJoinInTime({ joinOpensAt, joinUrl, endsAt }: Lesson, now: Date): void {
  const client = useQueryClient();
  const isLate = joinUrl === null && now >= new Date(joinOpensAt);
  const isOver = now >= new Date(endsAt);
  useEffect(() => {
    if (isLate || isOver) void client.invalidateQueries({ queryKey: ["matches"] });
  }, [client, isLate, isOver]);
}
