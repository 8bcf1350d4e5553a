import { lessonState } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { toSortedPage } from "../../../../lib/requests/sorted-page.ts";
import { toDayRange } from "../../../../lib/requests/to-day-range.ts";
import { findMeantPeople } from "../../../../lib/staff-search/find-meant-people.ts";
import { readNameSearch } from "../../../../lib/staff-search/read-search.ts";
import { minutesOf } from "../to-lesson.ts";
import { findDeskLessons } from "./repository.ts";
import type { DeskLessonQuery } from "./schemas.ts";

const PAGE_SIZE = 50;

/**
 * One page of lessons for staff, the latest first unless asked otherwise.
 * @throws ApiError 400 class 10001 with fields, among them for a search that fits more people than can be meant
 */
export async function listDeskLessons({ db, now }: Ctx, query: DeskLessonQuery) {
  const { search, from, to, ...rest } = query;
  const days = toDayRange(from, to);
  const people = search === undefined ? null : await findMeantPeople(db, readNameSearch(search));
  const rows = await findDeskLessons(db, { ...rest, ...days, people, now, size: PAGE_SIZE });
  const page = toSortedPage(rows, PAGE_SIZE);
  const content = page.content.map((row) => ({
    ...row,
    tutorId: String(row.tutorId),
    state: lessonState(row, now),
    minutes: minutesOf(row),
  }));
  return { ...page, content };
}
