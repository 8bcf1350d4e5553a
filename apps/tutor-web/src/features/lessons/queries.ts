import { type Lesson, useClassChange } from "@pkg/web/features/lessons/queries";
import { $api } from "@pkg/web/platform/api/query";

/** What the family said of the student when it asked for a tutor. */
export const useTaughtStudent = (id: string) =>
  $api.useQuery("get", "/tutors/me/classes/{id}/student", { params: { path: { id } } });

/** Writes or changes a lesson's log. */
export const useWriteLog = ({ matchId }: Pick<Lesson, "matchId">) =>
  $api.useMutation("put", "/lessons/{lessonId}/log", useClassChange(matchId));

/** Tells staff what happened in a lesson that the family disputes. */
export const useAnswerDispute = ({ matchId }: Pick<Lesson, "matchId">) =>
  $api.useMutation("put", "/lessons/{lessonId}/dispute/answer", useClassChange(matchId));
