import type { MessageKind, MessageStatus } from "@pkg/domain";
import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { $api, readsOf } from "@pkg/web/platform/api/query";
import { useReadAgain } from "@pkg/web/platform/api/use-read-again";
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
export const useFreshMessages = () => useReadAgain(readsOf("/operator/messages"));

const AGAIN = "/operator/messages/{id}/again";

/** Sends a message once more, with a reason. */
export const useSendAgain = () => $api.useMutation("post", AGAIN, { onSettled: useFreshMessages() });

/** One act of a batch; the caller reloads the list after the last. */
export const sendAgain = (id: string, reason: string) =>
  dataOf(api().POST(AGAIN, { params: { path: { id } }, body: { reason } }));
