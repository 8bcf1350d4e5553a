import { type Lesson, useClassChange } from "@pkg/web/features/lessons/queries";
import { api, dataOf } from "@pkg/web/platform/api/api";
import { $api } from "@pkg/web/platform/api/query";
import { useMutation } from "@tanstack/react-query";
import type { LogValues } from "./log-values";

/** What the family said of the student when it asked for a tutor. */
export const useTaughtStudent = (id: string) =>
  $api.useQuery("get", "/tutors/me/classes/{id}/student", { params: { path: { id } } });

const ATTENDANCE = "/lessons/{lessonId}/attendance";

/** Writes or changes a lesson's log. The lesson becomes DONE, even when it was reported missed. */
export const useWriteLog = ({ id, matchId, status }: Pick<Lesson, "id" | "matchId" | "status">) =>
  useMutation({
    mutationFn: async (body: LogValues) => {
      const params = { path: { lessonId: id } };
      if (status === "ABSENT") await api().PUT(ATTENDANCE, { params, body: { status: "DONE" } });
      return dataOf(api().PUT("/lessons/{lessonId}/log", { params, body }));
    },
    ...useClassChange(matchId),
  });

/** Reports the student's attendance. */
export const useAttendance = ({ matchId }: Pick<Lesson, "matchId">) =>
  $api.useMutation("put", ATTENDANCE, useClassChange(matchId));

/** Tells staff what happened in a lesson that the family disputes. */
export const useAnswerDispute = ({ matchId }: Pick<Lesson, "matchId">) =>
  $api.useMutation("put", "/lessons/{lessonId}/dispute/answer", useClassChange(matchId));
