import type { LessonConcern, LessonState } from "@pkg/domain";
import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { type ReadPage, usePages } from "../list/use-pages";

export type DeskLesson = components["schemas"]["DeskLesson"];

export const LESSON_SORTS = ["startsAt"] as const;
export type LessonSort = (typeof LESSON_SORTS)[number];

export interface LessonFilter {
  readonly state?: LessonState;
  readonly concern?: LessonConcern;
  readonly from?: string;
  readonly to?: string;
  readonly tutorId?: string;
  readonly studentId?: string;
  readonly search?: string;
  readonly sort: LessonSort;
  readonly dir: "asc" | "desc";
}

export const readLessons =
  (filter: LessonFilter): ReadPage<DeskLesson> =>
  (cursor) =>
    dataOf(api().GET("/operator/lessons", { params: { query: { ...filter, ...cursor } } }));

/** Lessons of all classes, page by page. */
export const useLessons = (filter: LessonFilter) => usePages("/operator/lessons", filter, readLessons(filter));
