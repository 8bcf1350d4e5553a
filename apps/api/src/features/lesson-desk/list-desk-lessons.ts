import { lessonState } from "@pkg/domain";
import type { Queryable } from "../../db/client.ts";
import { refuse } from "../../lib/refuse.ts";
import { toSortedPage } from "../../lib/sorted-page.ts";
import { toDayRange } from "../money-desk/to-day-range.ts";
import { requireStaff } from "../staff/require-staff.ts";
import { findTaughtPeople, readPeopleSearch, type TaughtPeople } from "./people-repository.ts";
import { findDeskLessons } from "./repository.ts";
import type { DeskLessonQuery } from "./schemas.ts";

const PAGE_SIZE = 50;
/** The lessons of so many people are read at once; more are asked to be told apart. */
const MOST_PEOPLE = 200;

/**
 * One page of lessons for staff, the latest first unless asked otherwise.
 * @throws ApiError 403 account 10003 without the OPERATOR role; 400 class 10001 with fields, among them for a search that fits
 * more people than can be meant
 */
export async function listDeskLessons(db: Queryable, userId: string, query: DeskLessonQuery, now = new Date()) {
  await requireStaff(db, userId, "LESSONS");
  const { search, from, to, ...rest } = query;
  const days = toDayRange(from, to);
  const people = search === undefined ? null : await findMeant(db, search);
  const rows = await findDeskLessons(db, { ...rest, ...days, people, now, size: PAGE_SIZE });
  const page = toSortedPage(rows, PAGE_SIZE);
  const content = page.content.map((row) => ({ ...row, tutorId: String(row.tutorId), state: lessonState(row, now) }));
  return { ...page, content };
}

async function findMeant(db: Queryable, text: string): Promise<TaughtPeople> {
  const search = readPeopleSearch(text);
  if (!search) throw refuseSearch("이름 두 글자나 전화 끝 4자리를 적어 주세요.");
  const people = await findTaughtPeople(db, search, MOST_PEOPLE + 1);
  if (people.tutorIds.length + people.studentIds.length <= MOST_PEOPLE) return people;
  throw refuseSearch("맞는 사람이 많아요. 이름 뒤에 전화 끝 4자리도 적어 주세요.");
}

const refuseSearch = (message: string) => refuse.invalidInput({ fields: [{ path: "search", message }] });
