import type { MessageReportStatus } from "@pkg/domain";
import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { $api, readsOf } from "@pkg/web/platform/api/query";
import { useReadAgain } from "@pkg/web/platform/api/use-read-again";
import { AUDITED } from "../audited";
import { type ReadPage, usePages } from "../list/use-pages";

export type MessageReport = components["schemas"]["MessageReport"];
export type ReportedThread = components["schemas"]["ReportedThread"];
export type ReportedMessage = ReportedThread["content"][number];

/** Reports of a status page by page, the newest first. */
export const readReports =
  (status: MessageReportStatus): ReadPage<MessageReport> =>
  async ({ cursor }) => {
    const query = { status, ...(cursor !== undefined && { cursor }) };
    return dataOf(api().GET("/operator/message-reports", { params: { query } }));
  };

export const useReports = (status: MessageReportStatus) =>
  usePages("/operator/message-reports", { status }, readReports(status));

/** A report with its thread, from the newest message back. */
export function useReport(id: string) {
  return $api.useInfiniteQuery(
    "get",
    "/operator/message-reports/{id}",
    { params: { path: { id } } },
    { ...AUDITED, pageParamName: "before", initialPageParam: null, getNextPageParam: ({ older }) => older },
  );
}

/** Hides a message of the reported thread from both sides, or shows it again. */
export const useHideMessage = () =>
  $api.useMutation("put", "/operator/message-reports/{id}/messages/{messageId}", {
    onSettled: useReadAgain(readsOf("/operator/message-reports/{id}")),
  });

/** Closes a report with what was done. */
export const useCloseReport = () =>
  $api.useMutation("post", "/operator/message-reports/{id}/close", {
    onSettled: useReadAgain(readsOf("/operator/message-reports", "/operator/desk")),
  });
