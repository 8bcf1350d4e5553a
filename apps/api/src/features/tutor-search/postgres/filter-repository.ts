import {
  BROWSED_LESSON,
  calendarToBits,
  lessonHalfHours,
  type TutorFilter,
  type TutorSort,
  type UniversityGroup,
  universityGroupOf,
  weekPartsCalendar,
} from "@pkg/domain";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { universities } from "../../../db/schema/index.ts";
import type { ListPart } from "../../../lib/tutor-search.ts";
import { hasRoom } from "./repository.ts";

const ORDERS: Readonly<Record<TutorSort, (filter: TutorFilter) => SQL>> = {
  FIT: () => sql`t.id`,
  // Nobody who is unsure of what is looked for stands above those who are sure.
  FREE_TIME: (filter) => sql`${isUnsure(filter)}, bit_count(t.week_bits & ~t.taken_bits) desc, t.id`,
  EXPERIENCE: () => sql`t.teaching_years desc, t.id`,
};
const ANY_HOUR = "1".repeat(336);
const LESSON = { ...BROWSED_LESSON, lessonLength: lessonHalfHours(BROWSED_LESSON.minutes) };

/** Those who take new students and meet a filter, all or a part, and how many they are. A fit is no order of the database's. */
export async function filterTutors(
  db: Queryable,
  filter: TutorFilter,
  part?: ListPart,
): Promise<{ ids: number[]; count: number }> {
  const conditions = sql.join([takesStudents, ...(await conditionsOf(db, filter))], sql` and `);
  const times = filter.times.length > 0 ? calendarToBits(weekPartsCalendar(filter.times)) : ANY_HOUR;
  const found = sql`
    from tutors t left join users a on a.id = t.user_id
    cross join lateral (select (t.week_bits & ~t.taken_bits & ${times}::bit(336))::text as week offset 0) c
    where ${conditions} and ${hasRoom(LESSON)}`;
  const page = part ? sql`limit ${part.limit}::int offset ${part.offset}::int` : sql``;
  const rows = await db.execute<{ id: number }>(
    sql`select t.id ${found} order by ${ORDERS[filter.sort](filter)} ${page}`,
  );
  const ids = rows.map(({ id }) => id);
  if (!part) return { ids, count: ids.length };
  const [all] = await db.execute<{ count: number }>(sql`select count(*)::int as count ${found}`);
  return { ids, count: all?.count ?? 0 };
}

const takesStudents = sql`t.is_open and not t.is_resting and t.active_students < t.capacity and a.closed_at is null`;

/** Teaches something of the filter's subject or detail without confidence. */
const isUnsure = ({ subject, detail }: TutorFilter): SQL => sql`exists (
  select from tutor_subjects s join subject_details d on d.key = s.subject_detail_key
  where s.tutor_id = t.id and s.confidence not in ('VERY_HIGH', 'HIGH')
    ${subject ? sql`and d.subject_key = ${subject}` : sql``} ${detail ? sql`and d.key = ${detail}` : sql``})`;

async function conditionsOf(db: Queryable, filter: TutorFilter): Promise<SQL[]> {
  const { subject, detail, genders, styles, rank, universities: groups } = filter;
  const taught = sql`p.tutor_id = t.id`;
  const ofSubject = subject ? sql`${taught} and d.subject_key = ${subject}` : taught;
  const ofDetail = detail ? sql`${ofSubject} and d.key = ${detail}` : ofSubject;
  return [
    sql`exists (select from tutor_postings p join subject_details d on d.key = p.subject_detail_key where ${ofDetail})`,
    ...(genders.length > 0 ? [sql`t.gender = any(${textList(genders)})`] : []),
    ...(styles.length > 0 ? [sql`t.styles && ${textList(styles)}`] : []),
    ...(rank ? [sql`(t.tier = 'EXPERT') = ${rank === "EXPERT"}::boolean`] : []),
    ...(groups.length > 0 ? [await studiedIn(db, groups)] : []),
  ];
}

/** The domain's rule says which universities a group has; those of medicine are known by what was studied. */
async function studiedIn(db: Queryable, groups: readonly UniversityGroup[]): Promise<SQL> {
  const all = await db
    .select({ id: universities.id, name: universities.name, tier: universities.tier })
    .from(universities);
  const ids = all
    .filter(({ name, tier }) =>
      groups.includes(universityGroupOf({ universityName: name, tier, majorGroup: "OTHERS" })),
    )
    .map(({ id }) => id);
  const isMedical = sql`t.major_group = 'MEDICINE'`;
  const others = sql`(not ${isMedical} and t.university_id = any(${sql.param(`{${ids.join(",")}}`)}::int[]))`;
  return groups.includes("MEDICAL") ? sql`(${isMedical} or ${others})` : others;
}

const textList = (values: readonly string[]) => sql`${sql.param(`{${values.join(",")}}`)}::text[]`;
