import type { LessonScope } from "@pkg/domain";
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

type Changed = Pick<Lesson, "matchId">;

/** What moving a lesson and all after it to a time would do. */
export const useSeriesMove = (lessonId: string, startsAt: string) =>
  $api.useQuery(
    "get",
    "/lessons/{lessonId}/series-move",
    { params: { path: { lessonId }, query: { startsAt } } },
    { staleTime: 0 },
  );

/** Moves a lesson, or it and all after it. */
export const useMoveLesson = ({ matchId }: Changed) =>
  $api.useMutation("patch", "/lessons/{lessonId}", useClassChange(matchId));

/** Asks the other side for another time. */
export const useRequestTime = ({ matchId }: Changed) =>
  $api.useMutation("put", "/lessons/{lessonId}/time-request", useClassChange(matchId));

/** Agrees to the time that the other side asks for, or not. */
export const useAnswerTime = ({ matchId }: Changed) =>
  $api.useMutation("post", "/lessons/{lessonId}/time-request/answer", useClassChange(matchId));

/** Takes one's own request back. */
export const useCancelTime = ({ matchId }: Changed) =>
  $api.useMutation("delete", "/lessons/{lessonId}/time-request", useClassChange(matchId));

/** Says that a lesson was not as its tutor reports it, or that the tutor did not come. */
export const useDispute = ({ matchId }: Changed) =>
  $api.useMutation("post", "/lessons/{lessonId}/dispute", useClassChange(matchId));

/** Tells staff what happened in a lesson about which it decides. */
export const useAnswerDispute = ({ matchId }: Changed) =>
  $api.useMutation("put", "/lessons/{lessonId}/dispute/answer", useClassChange(matchId));

/** Says whether a lesson took place that the room has no record of. */
export const useAnswerLesson = ({ matchId }: Changed) =>
  $api.useMutation("post", "/lessons/{lessonId}/answer", useClassChange(matchId));

/** Says that a lesson will be missed. */
export const useAbsence = ({ matchId }: Changed) =>
  $api.useMutation("post", "/lessons/{lessonId}/absence", useClassChange(matchId));
