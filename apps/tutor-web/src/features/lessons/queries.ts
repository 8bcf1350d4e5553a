import { type Lesson, useClassChange } from "@pkg/web/features/lessons/queries";
import type { components } from "@pkg/web/platform/api/api";
import { $api, orNull } from "@pkg/web/platform/api/query";
import { useQuery } from "@tanstack/react-query";

export type ClassEnd = components["schemas"]["TaughtClassEnd"];

/** What the family said of the student when it asked for a tutor. */
export const useTaughtStudent = (id: string) =>
  $api.useQuery("get", "/tutors/me/classes/{id}/student", { params: { path: { id } } });

/** What a class was that has ended for the tutor; null for one that is missing, another's, or goes on. */
export const useClassEnd = (id: string) =>
  useQuery(orNull($api.queryOptions("get", "/tutors/me/classes/{id}/end", { params: { path: { id } } }), 20001, 10001));

/** Writes or changes a lesson's log. */
export const useWriteLog = ({ matchId }: Pick<Lesson, "matchId">) =>
  $api.useMutation("put", "/lessons/{lessonId}/log", useClassChange(matchId));
