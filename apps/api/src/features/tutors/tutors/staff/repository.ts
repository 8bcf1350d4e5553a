import { TUTOR_TIERS, type TutorState, type TutorTier, typedBeginning } from "@pkg/domain";
import { and, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../../db/client.ts";
import { phoneEndOf } from "../../../../db/phone-end.ts";
import { subjectDetails, tutorSubjects, tutors, universities, users } from "../../../../db/schema/index.ts";
import { type PageRequest, type SortedList, sortedPage } from "../../../../lib/requests/sorted-page.ts";
import type { TutorSort } from "./schemas.ts";

const SORTED: SortedList<TutorSort> = {
  keys: {
    createdAt: { by: sql`${tutors.createdAt}`, type: "timestamptz" },
    name: { by: sql`${tutors.name} collate "C"`, type: "text" },
    activeStudents: { by: sql`${tutors.activeStudents}`, type: "bigint" },
  },
  id: { by: sql`${tutors.id}`, type: "bigint" },
};

export interface TutorFilter extends PageRequest<TutorSort> {
  readonly tier: TutorTier | undefined;
  readonly state: TutorState | undefined;
  readonly awaitsBasisCheck: boolean;
  /** The beginning of a name. */
  readonly name: string | null;
  /** The last four digits of a phone number, and the whole of it. */
  readonly phoneEnd: string | null;
  readonly phone: string | null;
}

/** Tutors in an order; one more than a page. Only those of the page are counted for. */
export async function findTutors(db: Queryable, filter: TutorFilter) {
  const page = sortedPage(SORTED, filter);
  const awaiting = filter.awaitsBasisCheck ? AWAITS_CHECK : null;
  const rest = [isNamed(filter.name), awaiting, page.after].filter((one) => one !== null);
  const branches = branchesOf(filter).map((branch) => {
    const where = sql.join([branch, ...rest], sql` and `);
    const order = sql.join(page.order, sql`, `);
    return sql`(select ${tutors.id} as id, ${SORTED.keys[filter.sort].by} as place from ${tutors}
      where ${where} order by ${order} limit ${page.limit})`;
  });
  const way = sql.raw(filter.dir);
  const found = await db.execute<{ id: number }>(sql`select id from (${sql.join(branches, sql` union all `)}) found
    order by place ${way}, id ${way} limit ${page.limit}`);
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  return selectTutors(db, page.value, inArray(tutors.id, ids)).orderBy(...page.order);
}

/** One tutor, or undefined. */
export async function findTutor(db: Queryable, id: number) {
  const [row] = await selectTutors(db, sql<string>`''`, eq(tutors.id, id));
  return row;
}

/** Lessons of a tutor of which a family said that the tutor did not come. */
export async function countNoShows(db: Queryable, tutorId: number) {
  const [row] = await db.execute<{ reported: number; given: number }>(sql`
    select count(*)::int as reported, count(*) filter (where d.decision = 'GIVEN_BACK')::int as given
    from lessons l join lesson_disputes d on d.lesson_id = l.id
    where l.tutor_id = ${tutorId} and l.dispute is not null and d.reason = 'TUTOR_ABSENT'`);
  return { noShowsReported: row?.reported ?? 0, noShowsGivenBack: row?.given ?? 0 };
}

// A check removes the file, so that each one that is there waits.
const AWAITS_CHECK = sql`${tutors.id} in (
  select tutor_id from study_proofs where tutor_id is not null and object_key is not null)`;

const LESSONS = sql`lateral (
  select count(*) filter (where l.status <> 'CANCELED')::int as given,
    count(*) filter (where l.status <> 'CANCELED' and g.lesson_id is null)::int as missing,
    count(*) filter (where l.cancel_reason = 'TUTOR_ABSENCE' or l.settled_as = 'TUTOR_ABSENT')::int as absences
  from lessons l left join lesson_logs g on g.lesson_id = l.id
  where l.tutor_id = ${tutors.id} and (l.cancel_reason = 'TUTOR_ABSENCE' or l.settled_as in ('HELD', 'TUTOR_ABSENT'))
) counted`;

function selectTutors(db: Queryable, sortValue: SQL<string>, where: SQL) {
  return db
    .select({
      id: tutors.id,
      userId: tutors.userId,
      name: tutors.name,
      phoneNumber: tutors.phoneNumber,
      phoneEnd: phoneEndOf(tutors.phoneNumber),
      universityName: universities.name,
      universityTier: universities.tier,
      major: tutors.major,
      tier: tutors.tier,
      isOpen: tutors.isOpen,
      isResting: tutors.isResting,
      activeStudents: tutors.activeStudents,
      capacity: tutors.capacity,
      teachingBasis: tutors.teachingBasis,
      reportNumber: tutors.reportNumber,
      basisCheckedAt: tutors.basisCheckedAt,
      basisCheckerName: users.name,
      lessonsGiven: sql<number>`counted.given`,
      logsMissing: sql<number>`counted.missing`,
      tutorAbsences: sql<number>`counted.absences`,
      createdAt: tutors.createdAt,
      sortValue,
    })
    .from(tutors)
    .innerJoin(universities, eq(universities.id, tutors.universityId))
    .leftJoin(users, eq(users.id, tutors.basisCheckedBy))
    .innerJoin(LESSONS, sql`true`)
    .where(where);
}

const SWITCHES: Readonly<Record<TutorState, readonly SQL[]>> = {
  OPEN: [sql`not ${tutors.isResting} and ${tutors.isOpen}`],
  PAUSED: [sql`not ${tutors.isResting} and not ${tutors.isOpen}`],
  RESTING: [sql`${tutors.isResting} and ${tutors.isOpen}`, sql`${tutors.isResting} and not ${tutors.isOpen}`],
};

/** Conditions that are one range each of an index in the list's order: a tier and both switches, or a phone number. */
function branchesOf({ tier, state, phone, phoneEnd }: TutorFilter): SQL[] {
  const tiers = tier ? [tier] : TUTOR_TIERS;
  const switches = state ? SWITCHES[state] : Object.values(SWITCHES).flat();
  const end = phone?.slice(-4) ?? phoneEnd;
  if (end === null) {
    return tiers.flatMap((one) => switches.map((both) => sql`${tutors.tier} = ${one} and ${both}`));
  }
  const conditions = [
    sql`right(${tutors.phoneNumber}, 4) = ${end} and ${tutors.phoneNumber} is not null`,
    ...(phone ? [sql`${tutors.phoneNumber} = ${phone}`] : []),
    ...(tier ? [sql`${tutors.tier} = ${tier}`] : []),
    ...(state ? [sql`(${sql.join([...SWITCHES[state]], sql` or `)})`] : []),
  ];
  return [sql.join(conditions, sql` and `)];
}

/** As `nameBegins` of the other lists, in the order of this one's index. */
function isNamed(name: string | null): SQL | null {
  if (name === null) return null;
  const { from, to, pattern } = typedBeginning(name);
  return sql`${tutors.name} collate "C" >= ${from} and ${tutors.name} collate "C" < ${to} and ${tutors.name} ~ ${pattern}`;
}

/** The subjects of what a tutor teaches. */
export async function findTaughtSubjects(db: Queryable, tutorId: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ key: subjectDetails.subjectKey })
    .from(tutorSubjects)
    .innerJoin(subjectDetails, eq(subjectDetails.key, tutorSubjects.subjectDetailKey))
    .where(eq(tutorSubjects.tutorId, tutorId));
  return rows.map(({ key }) => key);
}

/** Whether another tutor has this number; a tutor without an account too. */
export async function isPhoneOfAnotherTutor(tx: Queryable, phoneNumber: string, tutorId: number): Promise<boolean> {
  const [row] = await tx
    .select({ id: tutors.id })
    .from(tutors)
    .where(and(eq(tutors.phoneNumber, phoneNumber), ne(tutors.id, tutorId)))
    .limit(1);
  return row !== undefined;
}

/** Another number of an account, which nobody proved yet. */
export async function setAccountPhone(tx: Queryable, userId: string, phoneNumber: string): Promise<void> {
  await tx
    .update(users)
    .set({ phoneNumber, phoneNumberVerified: false, updatedAt: sql`now()` })
    .where(eq(users.id, userId));
}
