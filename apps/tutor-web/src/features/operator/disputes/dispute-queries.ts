import type { LessonDisputeStatus } from "@pkg/domain";
import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { $api, readsOf } from "@pkg/web/platform/api/query";
import { useReadAgain } from "@pkg/web/platform/api/use-read-again";
import { type ReadPage, usePages } from "../list/use-pages";

export type LessonDispute = components["schemas"]["LessonDispute"];

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
export const useDecision = () =>
  $api.useMutation("post", "/operator/lesson-disputes/{lessonId}/decision", {
    onSettled: useReadAgain(readsOf("/operator/lesson-disputes")),
  });
