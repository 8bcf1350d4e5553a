import type { LessonConcern, LessonState } from "@pkg/domain";
import { eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../../db/client.ts";
import { LESSON_CONCERN_ROWS } from "../../../../db/lesson-concerns.ts";
import { listed } from "../../../../db/listed.ts";
import type { MeantPeople } from "../../../../db/meant-people.ts";
import { lessonLogs, lessons, matches, students, subjects, tutors, users } from "../../../../db/schema/index.ts";
import { type PageRequest, type SortedList, sortedPage } from "../../../../lib/requests/sorted-page.ts";
import type { LessonSort } from "./schemas.ts";

const SORTED: SortedList<LessonSort> = {
  keys: { startsAt: { by: sql`${lessons.startsAt}`, type: "timestamptz" } },
  id: { by: sql`${lessons.id}`, type: "uuid" },
};

export interface LessonFilter extends PageRequest<LessonSort> {
  readonly state?: LessonState | undefined;
  /** What staff looks at; any lesson otherwise. */
  readonly concern?: LessonConcern | undefined;
  /** From `start` on, before `end`; null where it is open. */
  readonly start: Date | null;
  readonly end: Date | null;
  readonly tutorId?: string | undefined;
  readonly studentId?: string | undefined;
  /** Whose lessons are meant; null for everybody's. */
  readonly people: MeantPeople | null;
  readonly now: Date;
}

/** Lessons in their order, one more than a page: each branch reads one index that far, and the rows are those of the page. */
export async function findDeskLessons(db: Queryable, filter: LessonFilter) {
  const page = sortedPage(SORTED, filter);
  const rest = [...rangeOf(filter), ...(page.after ? [page.after] : [])];
  const order = sql.join(page.order, sql`, `);
  const branches = sourcesOf(filter).flatMap(({ from, whose }) =>
    statesOf(filter, whose.length > 0).map((state) => {
      const where = sql.join([...whose, state, ...rest], sql` and `);
      const read = sql`select ${lessons.id} as id, ${lessons.startsAt} as place from ${lessons} where ${where}
        order by ${order} limit ${page.limit}`;
      return from === null ? sql`(${read})` : sql`(select l.id, l.place from ${from} cross join lateral (${read}) l)`;
    }),
  );
  if (branches.length === 0) return [];
  const way = sql.raw(filter.dir);
  // A lesson of two people who are both meant is read twice.
  const found = await db.execute<{ id: string }>(sql`select id from (
    select distinct id, place from (${sql.join(branches, sql` union all `)}) branches) found
    order by place ${way}, id ${way} limit ${page.limit}`);
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  return selectDeskLessons(db, page.value)
    .where(inArray(lessons.id, ids))
    .orderBy(...page.order);
}

const HELD = sql`${lessons.status} in ('SCHEDULED', 'DONE')`;

/** Conditions that are one range each of an index by start. */
const STATES: Readonly<Record<LessonState, (now: Date) => SQL>> = {
  COMING: (now) => sql`${HELD} and ${lessons.startsAt} > ${now.toISOString()}`,
  BEGUN: (now) =>
    sql`${HELD} and ${lessons.settledAs} is distinct from 'ASKED' and ${lessons.startsAt} <= ${now.toISOString()}`,
  ASKED: () => sql`${lessons.settledAs} = 'ASKED'`,
  ABSENT: () => sql`${lessons.status} = 'ABSENT'`,
  CANCELED: () => sql`${lessons.status} = 'CANCELED'`,
};

/** Somebody's lessons have an index that knows no states: all of them are one range. */
function statesOf({ state, concern, now }: LessonFilter, isSomebodys: boolean): SQL[] {
  if (concern)
    return [sql.join([LESSON_CONCERN_ROWS[concern](now), ...(state ? [STATES[state](now)] : [])], sql` and `)];
  if (state) return [STATES[state](now)];
  return isSomebodys ? [sql`true`] : [HELD, STATES.ABSENT(now), STATES.CANCELED(now)];
}

function rangeOf({ start, end }: LessonFilter): SQL[] {
  return [
    ...(start ? [sql`${lessons.startsAt} >= ${start.toISOString()}`] : []),
    ...(end ? [sql`${lessons.startsAt} < ${end.toISOString()}`] : []),
  ];
}

interface Source {
  /** People whose lessons are read one after another; null for a single condition. */
  readonly from: SQL | null;
  readonly whose: readonly SQL[];
}

function sourcesOf({ tutorId, studentId, people }: LessonFilter): Source[] {
  const named = [
    ...(tutorId === undefined ? [] : [sql`${lessons.tutorId} = ${tutorId}`]),
    ...(studentId === undefined ? [] : [sql`${lessons.studentId} = ${studentId}`]),
  ];
  if (!people) return [{ from: null, whose: named }];
  const { userIds, studentIds, tutorIds } = people;
  const ofStudent = [...named, sql`${lessons.studentId} = meant.id`];
  return [
    { from: listed("meant", "integer", tutorIds), whose: [...named, sql`${lessons.tutorId} = meant.id`] },
    { from: listed("meant", "uuid", studentIds), whose: ofStudent },
    {
      from: sql`${listed("buyer", "text", userIds)} join students meant on meant.user_id = buyer.id`,
      whose: ofStudent,
    },
  ];
}

function selectDeskLessons(db: Queryable, sortValue: SQL<string>) {
  return db
    .select({
      id: lessons.id,
      matchId: lessons.matchId,
      startsAt: lessons.startsAt,
      endsAt: lessons.endsAt,
      status: lessons.status,
      settledAs: lessons.settledAs,
      studentMinutes: lessons.studentMinutes,
      tutorMinutes: lessons.tutorMinutes,
      togetherMinutes: lessons.togetherMinutes,
      cancelReason: lessons.cancelReason,
      movedFromAt: lessons.movedFromAt,
      dispute: lessons.dispute,
      hasLog: sql<boolean>`${lessonLogs.lessonId} is not null`,
      settledBy: lessons.settledBy,
      subjectLabel: subjects.label,
      tutorId: lessons.tutorId,
      tutorName: tutors.name,
      studentId: lessons.studentId,
      studentName: students.name,
      buyerId: matches.userId,
      buyerName: users.name,
      sortValue,
    })
    .from(lessons)
    .innerJoin(matches, eq(matches.id, lessons.matchId))
    .innerJoin(users, eq(users.id, matches.userId))
    .innerJoin(subjects, eq(subjects.key, matches.subjectKey))
    .innerJoin(students, eq(students.id, lessons.studentId))
    .innerJoin(tutors, eq(tutors.id, lessons.tutorId))
    .leftJoin(lessonLogs, eq(lessonLogs.lessonId, lessons.id));
}
