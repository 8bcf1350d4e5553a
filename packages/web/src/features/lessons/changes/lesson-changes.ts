import type { LessonScope } from "@pkg/domain";
import { api, dataOf } from "../../../platform/api/api";
import { $api } from "../../../platform/api/query";
import { type Lesson, useClassChange } from "../queries";

/** Times that a lesson may be moved to: both calendars are free. */
export function useAlternatives(lessonId: string, scope: LessonScope, isWanted: boolean) {
  return $api.useQuery(
    "get",
    "/lessons/{lessonId}/alternatives",
    { params: { path: { lessonId }, query: { scope } } },
    { select: ({ content }) => content, enabled: isWanted, staleTime: 0 },
  );
}

/** Moves a lesson, or it and all after it. */
export const useMoveLesson = ({ id, matchId }: Pick<Lesson, "id" | "matchId">) =>
  useClassChange(matchId, (body: { startsAt: string; scope: LessonScope; from: string }) =>
    dataOf(api().PATCH("/lessons/{lessonId}", { params: { path: { lessonId: id } }, body })),
  );

/** Asks the other side for another time. */
export const useRequestTime = ({ id, matchId }: Pick<Lesson, "id" | "matchId">) =>
  useClassChange(matchId, (startsAt: string) =>
    dataOf(api().PUT("/lessons/{lessonId}/time-request", { params: { path: { lessonId: id } }, body: { startsAt } })),
  );

/** Agrees to the time that the other side asks for, or not. */
export const useAnswerTime = ({ id, matchId }: Pick<Lesson, "id" | "matchId">) =>
  useClassChange(matchId, (body: { requestId: string; accepts: boolean }) =>
    dataOf(api().POST("/lessons/{lessonId}/time-request/answer", { params: { path: { lessonId: id } }, body })),
  );

/** Takes one's own request back. */
export const useCancelTime = ({ id, matchId }: Pick<Lesson, "id" | "matchId">) =>
  useClassChange(matchId, (_nothing: undefined) =>
    dataOf(api().DELETE("/lessons/{lessonId}/time-request", { params: { path: { lessonId: id } } })),
  );

/** Says that a lesson was not as its tutor reports it, or that the tutor did not come. */
export const useDispute = ({ id, matchId }: Pick<Lesson, "id" | "matchId">) =>
  useClassChange(matchId, (detail: string) =>
    dataOf(api().POST("/lessons/{lessonId}/dispute", { params: { path: { lessonId: id } }, body: { detail } })),
  );

/** Notes that somebody goes to the lesson room; the page is left meanwhile. */
export function recordEntry(lessonId: string): void {
  const call = api().POST("/lessons/{lessonId}/entry", { params: { path: { lessonId } }, keepalive: true });
  // The way into the lesson does not wait for our notes.
  void Promise.resolve(call).catch(() => {});
}

/** Says that a lesson will be missed. */
export const useAbsence = ({ id, matchId }: Pick<Lesson, "id" | "matchId">) =>
  useClassChange(matchId, (acceptsLoss: boolean) =>
    dataOf(api().POST("/lessons/{lessonId}/absence", { params: { path: { lessonId: id } }, body: { acceptsLoss } })),
  );
