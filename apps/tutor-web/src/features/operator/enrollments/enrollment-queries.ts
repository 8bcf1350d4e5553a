import { addDays, toKstDate } from "@pkg/domain";
import type { components } from "@pkg/web/platform/api/api";
import { $api } from "@pkg/web/platform/api/query";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { keepPreviousData } from "@tanstack/react-query";

export type EnrollmentReport = components["schemas"]["EnrollmentReport"];

/** How many days, today included, a report may cover. */
export const REPORT_DAYS = [7, 28, 90] as const;
export type ReportDays = (typeof REPORT_DAYS)[number];

/** Enrollments of the last days by step, source and variant. */
export function useEnrollmentReport(days: ReportDays) {
  const to = toKstDate(serverNow());
  const params = { query: { from: addDays(to, 1 - days), to } };
  return $api.useQuery("get", "/operator/enrollments", { params }, { placeholderData: keepPreviousData });
}
