import type { components } from "@pkg/web/platform/api/api";
import { $api, orNull } from "@pkg/web/platform/api/query";
import { keepPreviousData, useQuery } from "@tanstack/react-query";

export type LessonSummary = components["schemas"]["LessonSummary"];
export type SummaryLesson = LessonSummary["lessons"][number];

/** One week of a link's class; null for an unknown or revoked link. */
export function useSummary(token: string, week: string | null) {
  const params = { path: { token }, query: week ? { week } : {} };
  const read = orNull($api.queryOptions("get", "/lesson-summaries/{token}", { params }), 20001);
  return useQuery({ ...read, placeholderData: keepPreviousData });
}
