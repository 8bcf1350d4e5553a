import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api, dataOf } from "../../platform/api/api";
import { readsOf } from "../../platform/api/query";
import type { ClassMessage, MessageThread } from "./thread-queries";

/** Tells the server what was read, as soon as it is on the screen of a visible page. */
export function useReadMark(matchId: string, thread: MessageThread, messages: readonly ClassMessage[]): void {
  const client = useQueryClient();
  const { threadId, readNumber, side } = thread;
  const number = messages.findLast((message) => message.side !== side)?.number ?? 0;
  useEffect(() => {
    if (threadId === null || number <= readNumber) return;
    const mark = () => {
      if (document.visibilityState !== "visible") return;
      document.removeEventListener("visibilitychange", mark);
      const body = { threadId, number };
      dataOf(api().PUT("/lessons/matches/{id}/messages/read", { params: { path: { id: matchId } }, body })).then(
        () => client.invalidateQueries(readsOf("/lessons/messages/unread")),
        // The next message, or visit, marks them.
        () => {},
      );
    };
    document.addEventListener("visibilitychange", mark);
    mark();
    return () => document.removeEventListener("visibilitychange", mark);
  }, [client, matchId, threadId, number, readNumber]);
}
