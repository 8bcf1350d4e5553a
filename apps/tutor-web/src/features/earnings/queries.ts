import type { KstMonth } from "@pkg/domain";
import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { keepPreviousData, useQuery } from "@tanstack/react-query";

export type Earnings = components["schemas"]["TutorEarnings"];

/** The signed-in tutor's earnings in a month; the previous data stays on screen while it loads. */
export function useEarnings(month: KstMonth) {
  return useQuery({
    queryKey: ["matches", "earnings", month],
    queryFn: () => dataOf(api().GET("/tutors/me/earnings", { params: { query: { month } } })),
    placeholderData: keepPreviousData,
  });
}
