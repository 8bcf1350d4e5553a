import { addDays, toKstDate } from "@pkg/domain";
import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { keepPreviousData, useQuery } from "@tanstack/react-query";

export type EnrollmentReport = components["schemas"]["EnrollmentReport"];

/** How many days, today included, a report may cover. */
export const REPORT_DAYS = [7, 28, 90] as const;
export type ReportDays = (typeof REPORT_DAYS)[number];

/** Enrollments of the last days by step, source and variant. */
export function useEnrollmentReport(days: ReportDays) {
  return useQuery({
    queryKey: ["operator", "enrollments", days],
    queryFn: () => {
      const to = toKstDate(new Date());
      return dataOf(api().GET("/operator/enrollments", { params: { query: { from: addDays(to, 1 - days), to } } }));
    },
    placeholderData: keepPreviousData,
  });
}
