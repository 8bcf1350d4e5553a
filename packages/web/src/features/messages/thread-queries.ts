import { type InfiniteData, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, type components, dataOf } from "../../platform/api/api";

export type MessageThread = components["schemas"]["MessageThread"];
export type ClassMessage = components["schemas"]["ClassMessage"];
type Pages = InfiniteData<MessageThread, number | null>;

/** In case an event was missed. */
const POLL_MS = 30_000;

/** Below ["matches"], which is read again when something of a match changes. */
const threadKey = (matchId: string, thread: string | null) => ["matches", "messages", matchId, thread] as const;

/** The messages of a class, page by page from the newest; `thread` names the conversation with an earlier tutor. */
export const useThread = (matchId: string, thread: string | null) =>
  useInfiniteQuery({
    queryKey: threadKey(matchId, thread),
    queryFn: ({ pageParam }) =>
      dataOf(
        api().GET("/lessons/matches/{id}/messages", {
          params: {
            path: { id: matchId },
            query: { ...(pageParam ? { before: pageParam } : {}), ...(thread ? { thread } : {}) },
          },
        }),
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ older }) => older,
    refetchInterval: POLL_MS,
  });

/** Shows a message that was sent before the thread is read again. */
export function useShowSent(matchId: string) {
  const client = useQueryClient();
  return (message: ClassMessage) => {
    client.setQueryData<Pages>(threadKey(matchId, null), (kept) => (kept ? withMessage(kept, message) : kept));
    void client.invalidateQueries({ queryKey: threadKey(matchId, null) });
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
  const { data } = useQuery({
    queryKey: ["matches", "unread"],
    queryFn: async () => (await dataOf(api().GET("/lessons/messages/unread"))).content,
    refetchInterval: POLL_MS,
    // Pages work without the counts.
    meta: { isOptional: true },
  });
  return data;
}

/** How many messages wait in a class; 0 until it is known. */
export const useUnread = (matchId: string): number =>
  useUnreadClasses()?.find((one) => one.matchId === matchId)?.count ?? 0;
