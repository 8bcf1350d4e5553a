import type { OrderScheduleStatus } from "@pkg/domain";
import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { type ReadPage, usePages } from "../list/use-pages";

export type DeskSchedule = components["schemas"]["DeskSchedule"];

export const SCHEDULE_SORTS = ["nextDate"] as const;
export type ScheduleSort = (typeof SCHEDULE_SORTS)[number];

export interface ScheduleFilter {
  readonly status?: OrderScheduleStatus;
  readonly endsWithin?: number;
  readonly first?: "UNPLANNED";
  readonly search?: string;
  readonly sort: ScheduleSort;
  readonly dir: "asc" | "desc";
}

export const readSchedules =
  (filter: ScheduleFilter): ReadPage<DeskSchedule> =>
  (cursor) =>
    dataOf(api().GET("/operator/schedules", { params: { query: { ...filter, ...cursor } } }));

/** Order schedules of everybody, page by page. */
export const useSchedules = (filter: ScheduleFilter) => usePages("/operator/schedules", filter, readSchedules(filter));
