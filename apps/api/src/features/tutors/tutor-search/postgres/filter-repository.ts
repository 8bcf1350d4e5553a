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
import type { Queryable } from "../../../../db/client.ts";
import { universities } from "../../../../db/schema/index.ts";
import type { ListPart } from "../../../../lib/tutor-search.ts";
import { hasRoomOnce } from "./repository.ts";

/** What a list reads: its rows, who is of it, and its orders. */
interface Source {
  readonly from: SQL;
  readonly id: SQL;
  readonly where: SQL;
  readonly orders: Readonly<Record<TutorSort, SQL>>;
}

// Nobody who is unsure of what is looked for stands above those who are sure.
const LISTED: Omit<Source, "where"> = {
  from: sql`tutor_listings l`,
  id: sql`l.tutor_id`,
  orders: {
    FIT: sql`l.tutor_id`,
    FREE_TIME: sql`l.is_unsure, l.free_half_hours desc, l.tutor_id`,
    EXPERIENCE: sql`l.teaching_years desc, l.tutor_id`,
  },
};
const POSTED: Omit<Source, "where"> = {
  from: sql`tutor_postings p
    join tutor_subjects s on s.tutor_id = p.tutor_id and s.subject_detail_key = p.subject_detail_key`,
  id: sql`p.tutor_id`,
  orders: {
    FIT: sql`p.tutor_id`,
    FREE_TIME: sql`s.confidence not in ('VERY_HIGH', 'HIGH'), bit_count(p.free_bits) desc, p.tutor_id`,
    EXPERIENCE: sql`(select t.teaching_years from tutors t where t.id = p.tutor_id) desc, p.tutor_id`,
  },
};

/** Half-hours of what is browsed for, once a week. */
const LESSON_LENGTH = lessonHalfHours(BROWSED_LESSON.minutes);

/** Those who take new students and meet a filter, all or a part, and how many they are. A fit is no order of the database's. */
export async function filterTutors(
  db: Queryable,
  filter: TutorFilter,
  part?: ListPart,
): Promise<{ ids: number[]; count: number }> {
  const { from, id, where, orders } = sourceOf(filter);
  const conditions = await conditionsOf(db, filter);
  // The tutors themselves are read only when something of them is asked for: all of a subject are counted by an index.
  const asked = conditions.length === 0 ? sql`` : sql`join tutors t on t.id = ${id}`;
  const listed = sql`from ${from} ${asked} where ${sql.join([where, ...conditions], sql` and `)}`;
  const page = part ? sql`limit ${part.limit}::int offset ${part.offset}::int` : sql``;
  const [found] = await db.execute<{ ids: number[]; count: number }>(sql`
    select array(select ${id} ${listed} order by ${orders[filter.sort]} ${page}) as ids, (select count(*)::int ${listed}) as count`);
  return found ?? { ids: [], count: 0 };
}

/** Without a detail, rows that stand in the order of the list; with one, the postings of it, which are fewer. */
function sourceOf({ subject, detail }: TutorFilter): Source {
  if (detail === null) return { ...LISTED, where: sql`l.subject_key = ${subject ?? ""}` };
  return {
    ...POSTED,
    where: sql`p.subject_detail_key = (select d.key from subject_details d where d.key = ${detail} and d.subject_key = ${subject})
      and exists (select from tutor_listings l where l.subject_key = ${subject} and l.tutor_id = p.tutor_id)`,
  };
}

/** What is free of the asked parts of a week. */
const weekIn = (times: TutorFilter["times"]) =>
  sql`(t.week_bits & ~t.taken_bits & ${calendarToBits(weekPartsCalendar(times))}::bit(336))`;

async function conditionsOf(db: Queryable, filter: TutorFilter): Promise<SQL[]> {
  const { times, genders, styles, rank, universities: groups } = filter;
  return [
    ...(times.length > 0 ? [hasRoomOnce(weekIn(times), LESSON_LENGTH)] : []),
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
