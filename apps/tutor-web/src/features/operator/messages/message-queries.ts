import type { MessageKind, MessageStatus } from "@pkg/domain";
import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { readsOf } from "@pkg/web/platform/api/query";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReadPage, usePages } from "../list/use-pages";

export type Message = components["schemas"]["Message"];

export interface MessageFilter {
  readonly status?: MessageStatus;
  readonly kind?: MessageKind;
  readonly userId?: string;
  readonly from?: string;
  readonly to?: string;
  readonly sort: "createdAt";
  readonly dir: "asc" | "desc";
}

export const readMessages =
  (filter: MessageFilter): ReadPage<Message> =>
  (cursor) =>
    dataOf(api().GET("/operator/messages", { params: { query: { ...filter, ...cursor } } }));

/** Messages to people's phones, page by page. */
export const useMessages = (filter: MessageFilter) => usePages("/operator/messages", filter, readMessages(filter));

/** Reads all lists of messages anew, after something was done with them. */
export function useFreshMessages() {
  const client = useQueryClient();
  return () => client.invalidateQueries(readsOf("/operator/messages"));
}

/** Sends a message once more, with a reason. */
export function useSendAgain() {
  const onSettled = useFreshMessages();
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) => sendAgain(id, reason),
    onSettled,
  });
}

export const sendAgain = (id: string, reason: string) =>
  dataOf(api().POST("/operator/messages/{id}/again", { params: { path: { id } }, body: { reason } }));
