import { api, type components, dataOf, isApiError } from "@pkg/web/platform/api/api";
import { keepPreviousData, useQuery } from "@tanstack/react-query";

export type LessonSummary = components["schemas"]["LessonSummary"];
export type SummaryLesson = LessonSummary["lessons"][number];

async function readSummary(token: string, week: string | null): Promise<LessonSummary | null> {
  const params = { path: { token }, query: week ? { week } : {} };
  try {
    return await dataOf(api().GET("/lesson-summaries/{token}", { params }));
  } catch (error) {
    if (isApiError(error, "class", 20001)) return null;
    throw error;
  }
}

/** One week of a link's class; null for an unknown or revoked link. */
export function useSummary(token: string, week: string | null) {
  return useQuery({
    queryKey: ["weekly-summary", token, week],
    queryFn: () => readSummary(token, week),
    placeholderData: keepPreviousData,
  });
}
