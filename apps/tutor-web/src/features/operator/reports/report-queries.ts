import type { MessageReportStatus } from "@pkg/domain";
import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReadPage, usePages } from "../list/use-pages";

export type MessageReport = components["schemas"]["MessageReport"];
export type ReportedThread = components["schemas"]["ReportedThread"];
export type ReportedMessage = ReportedThread["content"][number];

const ALL = ["operator", "reports"] as const;

/** Reports of a status page by page, the newest first. */
export const readReports =
  (status: MessageReportStatus): ReadPage<MessageReport> =>
  async ({ cursor }) => {
    const query = { status, ...(cursor !== undefined && { cursor }) };
    return dataOf(api().GET("/operator/message-reports", { params: { query } }));
  };

export const useReports = (status: MessageReportStatus) => usePages([...ALL, "list", status], readReports(status));

/** A report with its thread, from the newest message back. */
export function useReport(id: string) {
  return useInfiniteQuery({
    queryKey: [...ALL, "one", id],
    queryFn: ({ pageParam }) => {
      const query = pageParam === null ? {} : { before: pageParam };
      return dataOf(api().GET("/operator/message-reports/{id}", { params: { path: { id }, query } }));
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ older }) => older,
    // Each read is audited, so nothing refetches in the background.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Hides a message of the reported thread from both sides, or shows it again. */
export function useHideMessage(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ messageId, ...body }: { messageId: string; isHidden: boolean; reason: string }) =>
      dataOf(
        api().PUT("/operator/message-reports/{id}/messages/{messageId}", {
          params: { path: { id, messageId } },
          body,
        }),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: [...ALL, "one", id] }),
  });
}

/** Closes a report with what was done. */
export function useCloseReport(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (note: string) =>
      dataOf(api().POST("/operator/message-reports/{id}/close", { params: { path: { id } }, body: { note } })),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ALL }),
        client.invalidateQueries({ queryKey: ["operator", "desk"] }),
      ]),
  });
}
