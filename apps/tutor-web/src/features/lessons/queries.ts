import { type Lesson, useClassChange } from "@pkg/web/features/lessons/queries";
import { api, dataOf } from "@pkg/web/platform/api/api";
import { $api } from "@pkg/web/platform/api/query";
import type { LogValues } from "./log-values";

/** What the family said of the student when it asked for a tutor. */
export const useTaughtStudent = (id: string) =>
  $api.useQuery("get", "/tutors/me/classes/{id}/student", { params: { path: { id } } });

type LessonKey = Pick<Lesson, "id" | "matchId">;

const sayAttendance = (lessonId: string, status: "DONE" | "ABSENT") =>
  dataOf(api().PUT("/lessons/{lessonId}/attendance", { params: { path: { lessonId } }, body: { status } }));

/** Writes or changes a lesson's log. The lesson becomes DONE, even when it was reported missed. */
export const useWriteLog = ({ id, matchId, status }: LessonKey & Pick<Lesson, "status">) =>
  useClassChange(matchId, async (body: LogValues) => {
    if (status === "ABSENT") await sayAttendance(id, "DONE");
    return dataOf(api().PUT("/lessons/{lessonId}/log", { params: { path: { lessonId: id } }, body }));
  });

/** Reports the student's attendance. */
export const useAttendance = ({ id, matchId }: LessonKey) =>
  useClassChange(matchId, (status: "DONE" | "ABSENT") => sayAttendance(id, status));

/** Tells staff what happened in a lesson that the family disputes. */
export const useAnswerDispute = ({ id, matchId }: LessonKey) =>
  useClassChange(matchId, (detail: string) =>
    dataOf(api().PUT("/lessons/{lessonId}/dispute/answer", { params: { path: { lessonId: id } }, body: { detail } })),
  );
