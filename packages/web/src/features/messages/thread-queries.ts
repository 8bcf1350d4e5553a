import { type InfiniteData, useQueryClient } from "@tanstack/react-query";
import type { components } from "../../platform/api/api";
import { $api } from "../../platform/api/query";
import { LIVE } from "../matches/match-reads";

export type MessageThread = components["schemas"]["MessageThread"];
export type ClassMessage = components["schemas"]["ClassMessage"];
type Pages = InfiniteData<MessageThread, number | null>;

const PATH = "/lessons/matches/{id}/messages";
const initOf = (matchId: string, thread: string | null) => ({
  params: { path: { id: matchId }, query: thread ? { thread } : {} },
});
/** A class's present conversation. */
export const threadRead = (matchId: string) => $api.queryOptions("get", PATH, initOf(matchId, null));

/** The messages of a class, page by page from the newest; `thread` names the conversation with an earlier tutor. */
export const useThread = (matchId: string, thread: string | null) =>
  $api.useInfiniteQuery("get", PATH, initOf(matchId, thread), {
    pageParamName: "before",
    // Null is left out of the address; undefined would be sent as 0.
    initialPageParam: null,
    getNextPageParam: ({ older }) => older,
    ...LIVE,
  });

/** Shows a message that was sent before the thread is read again. */
export function useShowSent(matchId: string) {
  const client = useQueryClient();
  return (message: ClassMessage) => {
    client.setQueryData<Pages>(threadRead(matchId).queryKey, (kept) => (kept ? withMessage(kept, message) : kept));
    void client.invalidateQueries({ queryKey: threadRead(matchId).queryKey });
  };
}

function withMessage({ pages: [newest, ...older], pageParams }: Pages, message: ClassMessage): Pages {
  const isThere = newest?.content.some(({ id }) => id === message.id);
  if (!newest || isThere) return { pages: newest ? [newest, ...older] : older, pageParams };
  return { pages: [{ ...newest, content: [...newest.content, message] }, ...older], pageParams };
}

/** All messages that were loaded, ascending and each once: pages that are read again may overlap. */
export function allMessages(pages: readonly MessageThread[]): ClassMessage[] {
  const byNumber = new Map(pages.flatMap(({ content }) => content).map((message) => [message.number, message]));
  return [...byNumber.values()].sort((a, b) => a.number - b.number);
}

/** How many messages wait in each class that has any; undefined until it is known. */
export function useUnreadClasses() {
  // Pages work without the counts.
  const options = { ...LIVE, meta: { isOptional: true } };
  return $api.useQuery("get", "/lessons/messages/unread", undefined, { ...options, select: ({ content }) => content })
    .data;
}

/** How many messages wait in a class; 0 until it is known. */
export const useUnread = (matchId: string): number =>
  useUnreadClasses()?.find((one) => one.matchId === matchId)?.count ?? 0;
