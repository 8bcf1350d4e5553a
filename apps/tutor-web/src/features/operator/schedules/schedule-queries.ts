import { ORDER_SCHEDULE_STATUSES } from "@pkg/domain";
import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { type ReadPage, usePages } from "../list/use-pages";

export type DeskSchedule = components["schemas"]["DeskSchedule"];

export const SCHEDULE_SORTS = ["nextDate"] as const;
export type ScheduleSort = (typeof SCHEDULE_SORTS)[number];

/** What the list can be narrowed to: a class that rests is a state of its own. */
export const SCHEDULE_STATES = [...ORDER_SCHEDULE_STATUSES, "RESTING"] as const;

export interface ScheduleFilter {
  readonly status?: (typeof SCHEDULE_STATES)[number];
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
