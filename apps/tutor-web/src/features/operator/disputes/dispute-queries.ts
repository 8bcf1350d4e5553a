import type { LessonDisputeDecision, LessonDisputeStatus } from "@pkg/domain";
import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { readsOf } from "@pkg/web/platform/api/query";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReadPage, usePages } from "../list/use-pages";

export type LessonDispute = components["schemas"]["LessonDispute"];

const ALL = readsOf("/operator/lesson-disputes");

/** Disputes of a status page by page, the newest first. */
export const readDisputes =
  (status: LessonDisputeStatus): ReadPage<LessonDispute> =>
  async ({ cursor }) => {
    const query = { status, ...(cursor !== undefined && { cursor }) };
    return dataOf(api().GET("/operator/lesson-disputes", { params: { query } }));
  };

export const useDisputes = (status: LessonDisputeStatus) =>
  usePages("/operator/lesson-disputes", { status }, readDisputes(status));

/** Decides a disputed lesson; both sides are told. */
export function useDecision(lessonId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { decision: LessonDisputeDecision; reason: string }) =>
      dataOf(api().POST("/operator/lesson-disputes/{lessonId}/decision", { params: { path: { lessonId } }, body })),
    onSettled: () => client.invalidateQueries(ALL),
  });
}
