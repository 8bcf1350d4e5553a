import {
  BROWSED_LESSON,
  calendarToBits,
  lessonHalfHours,
  type TutorFilter,
  type TutorSort,
  weekPartsCalendar,
} from "@pkg/domain";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../../db/client.ts";
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
    RATING: sql`v.rating desc nulls last, v.count desc, l.tutor_id`,
    REVIEWS: sql`v.count desc nulls last, v.rating desc, l.tutor_id`,
  },
};
const POSTED: Omit<Source, "from" | "where"> = {
  id: sql`p.tutor_id`,
  orders: {
    FIT: sql`p.tutor_id`,
    FREE_TIME: sql`s.confidence not in ('VERY_HIGH', 'HIGH'), bit_count(p.free_bits) desc, p.tutor_id`,
    EXPERIENCE: sql`(select t.teaching_years from tutors t where t.id = p.tutor_id) desc, p.tutor_id`,
    RATING: sql`v.rating desc nulls last, v.count desc, p.tutor_id`,
    REVIEWS: sql`v.count desc nulls last, v.rating desc, p.tutor_id`,
  },
};

/** What is said of each tutor, for the orders that ask for it. */
const REVIEWED = sql`left join (select r.tutor_id, avg(r.rating) as rating, count(*) as count from reviews r
  where r.hidden_at is null and r.tutor_id is not null group by r.tutor_id) v`;

/** Half-hours of what is browsed for, once a week. */
const LESSON_LENGTH = lessonHalfHours(BROWSED_LESSON.minutes);

/** Those who take new students and meet a filter, all or a part, and how many they are. A fit is no order of the database's. */
export async function filterTutors(
  db: Queryable,
  filter: TutorFilter,
  part?: ListPart,
): Promise<{ ids: number[]; count: number }> {
  const { from, id, where, orders } = sourceOf(filter);
  const conditions = conditionsOf(filter);
  // The tutors themselves are read only when something of them is asked for: all of a subject are counted by an index.
  const asked = conditions.length === 0 ? sql`` : sql`join tutors t on t.id = ${id}`;
  const met = sql.join([where, ...conditions], sql` and `);
  const reviewed =
    filter.sort === "RATING" || filter.sort === "REVIEWS" ? sql`${REVIEWED} on v.tutor_id = ${id}` : sql``;
  const page = part ? sql`limit ${part.limit}::int offset ${part.offset}::int` : sql``;
  const [found] = await db.execute<{ ids: number[]; count: number }>(sql`
    select array(select ${id} from ${from} ${asked} ${reviewed} where ${met} order by ${orders[filter.sort]} ${page}) as ids, (select count(*)::int from ${from} ${asked} where ${met}) as count`);
  return found ?? { ids: [], count: 0 };
}

/** Without a detail, rows that stand in the order of the list; with one, the postings of it, which are fewer. */
function sourceOf({ subject, detail }: TutorFilter): Source {
  if (detail === null) return { ...LISTED, where: sql`l.subject_key = ${subject ?? ""}` };
  return {
    ...POSTED,
    from: sql`tutor_postings p
      join tutor_subjects s on s.tutor_id = p.tutor_id and s.subject_detail_key = p.subject_detail_key
      join tutor_listings l on l.tutor_id = p.tutor_id and l.subject_key = ${subject}`,
    where: sql`p.subject_detail_key = (select d.key from subject_details d where d.key = ${detail} and d.subject_key = ${subject})`,
  };
}

/** What is free of the asked parts of a week. */
const weekIn = (times: TutorFilter["times"]) =>
  sql`(t.week_bits & ~t.taken_bits & ${calendarToBits(weekPartsCalendar(times))}::bit(336))`;

function conditionsOf(filter: TutorFilter): SQL[] {
  const { times, genders, styles, rank, universities: groups, name } = filter;
  return [
    ...(times.length > 0 ? [hasRoomOnce(weekIn(times), LESSON_LENGTH)] : []),
    ...(genders.length > 0 ? [sql`t.gender = any(${textList(genders)})`] : []),
    ...(styles.length > 0 ? [sql`t.styles && ${textList(styles)}`] : []),
    ...(rank ? [sql`(t.tier = 'EXPERT') = ${rank === "EXPERT"}::boolean`] : []),
    ...(name ? [sql`strpos(lower(t.name), lower(${name})) > 0`] : []),
    ...(groups.length > 0 ? [sql`l.study_group = any(${textList(groups)})`] : []),
  ];
}

const textList = (values: readonly string[]) => sql`${sql.param(`{${values.join(",")}}`)}::text[]`;
