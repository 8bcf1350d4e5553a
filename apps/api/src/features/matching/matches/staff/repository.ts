import { type MatchStatus, SEARCHING_MATCH_STATUSES } from "@pkg/domain";
import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../../db/client.ts";
import { listed } from "../../../../db/listed.ts";
import type { Meant, MeantPeople } from "../../../../db/meant-people.ts";
import {
  candidateTutors,
  matches,
  promiseOrder,
  rematchForms,
  students,
  subjectDetails,
  subjects,
  tutors,
  users,
} from "../../../../db/schema/index.ts";
import { type PageRequest, type SortedList, sortedPage } from "../../../../lib/requests/sorted-page.ts";
import type { MATCH_SORTS, MatchShow } from "./schemas.ts";

const WAITING: readonly MatchStatus[] = ["UNPAIRED", "PROFILE_MATCH_FAILED"];
const SEARCHING: MatchStatus[] = [...SEARCHING_MATCH_STATUSES];
const OPEN: MatchStatus[] = [...SEARCHING, ...WAITING];

type MatchSort = (typeof MATCH_SORTS)[number];

const SORTED: SortedList<MatchSort> = {
  keys: {
    promisedOn: { by: promiseOrder(matches), type: "text" },
    createdAt: { by: sql`${matches.createdAt}`, type: "timestamptz" },
    matchedAt: { by: sql`coalesce(${matches.matchedAt}, ${matches.createdAt})`, type: "timestamptz" },
  },
  id: { by: sql`${matches.id}`, type: "uuid" },
};

const SHOWN: Readonly<Record<MatchShow, (today: string) => SQL | undefined>> = {
  // The first condition is that of the index, which the planner finds in no other.
  ATTENTION: (today) =>
    and(inArray(matches.status, OPEN), or(inArray(matches.status, [...WAITING]), lte(matches.promisedOn, today))),
  LATE: (today) => and(inArray(matches.status, OPEN), lt(matches.promisedOn, today)),
  STUCK: () => inArray(matches.status, [...WAITING]),
  SEARCHING: () => inArray(matches.status, SEARCHING),
  MATCHED: () => eq(matches.status, "MATCHED"),
  UNPLANNED: () => and(eq(matches.status, "MATCHED"), isNull(matches.endedAt), isNull(matches.plannedAt)),
  RESTING: () => isNotNull(matches.restsUntil),
  ALL: () => undefined,
};

interface MatchFilter extends PageRequest<MatchSort> {
  readonly show: MatchShow;
  /** Whose matches are meant; null for everybody's. */
  readonly meant: Meant | null;
  /** No match whose tutor was found earlier. */
  readonly since: Date | null;
  /** YYYY-MM-DD. */
  readonly today: string;
}

/** Matches in their order; one more than a page. */
export async function findStuckMatches(db: Queryable, { show, meant, since, today, ...request }: MatchFilter) {
  const page = sortedPage(SORTED, request);
  const shown = and(SHOWN[show](today), since ? gte(matches.matchedAt, since) : undefined, page.after ?? undefined);
  const wanted = meant ? inArray(matches.id, await findMatchesMeant(db, meant, { ...page, shown })) : shown;
  return db
    .select({
      id: matches.id,
      status: matches.status,
      buyerId: matches.userId,
      buyerName: users.name,
      studentName: students.name,
      subjectLabel: subjects.label,
      subjectDetailLabel: subjectDetails.label,
      minutes: matches.minutes,
      lessonsPerWeek: matches.lessonsPerWeek,
      promisedOn: matches.promisedOn,
      asked: sql<number>`(select count(*)::int from candidate_tutors c where c.match_id = ${matches.id})`,
      tutorName: tutors.name,
      tutorId: sql<string | null>`${tutors.id}::text`,
      matchedAt: matches.matchedAt,
      createdAt: matches.createdAt,
      sortValue: page.value,
    })
    .from(matches)
    .innerJoin(users, eq(users.id, matches.userId))
    .innerJoin(subjects, eq(subjects.key, matches.subjectKey))
    .innerJoin(subjectDetails, eq(subjectDetails.key, matches.subjectDetailKey))
    .innerJoin(students, eq(students.id, matches.studentId))
    .leftJoin(tutors, eq(tutors.id, matches.tutorId))
    .where(wanted)
    .orderBy(...page.order)
    .limit(page.limit);
}

/** The matches of a page that a text means: each branch reads an index of its own, and only those of the page are read themselves. */
async function findMatchesMeant(
  db: Queryable,
  meant: Meant,
  { shown, order, limit }: { shown: SQL | undefined; order: readonly SQL[]; limit: number },
): Promise<string[]> {
  const branches = "merchantUid" in meant ? [ofOrder(meant.merchantUid)] : ofPeople(meant);
  // Under the table's name, so that the conditions of the list mean these rows.
  const found = await db.execute<{ id: string }>(sql`
    select id from (${sql.join(branches, sql` union all `)}) matches
    where ${shown ?? sql`true`} group by id, status, promised_on, created_at, matched_at order by ${sql.join([...order], sql`, `)} limit ${limit}`);
  return found.map(({ id }) => id);
}

const ofOrder = (merchantUid: string) => sql`
  select m.* from orders o join order_items i on i.order_id = o.id join matches m on m.order_item_id = i.id
  where o.merchant_uid = ${merchantUid}`;

function ofPeople({ userIds, studentIds, tutorIds }: MeantPeople): SQL[] {
  return [
    sql`select m.* from ${listed("p", "text", userIds)} join matches m on m.user_id = p.id`,
    sql`select m.* from ${listed("p", "uuid", studentIds)} join students s on s.id = p.id
      join matches m on m.user_id = s.user_id and m.student_id = s.id`,
    sql`select m.* from ${listed("p", "integer", tutorIds)} join matches m on m.tutor_id = p.id`,
  ];
}

/** Everybody who said no in a search, with why, the latest first; earlier searches of the match among them. */
export async function findRejections(db: Queryable, matchId: string) {
  const { tutorId, rejectReason, reason, answeredAt } = candidateTutors;
  return db
    .select({ tutorId, tutorName: tutors.name, rejectReason, reason, answeredAt })
    .from(candidateTutors)
    .innerJoin(tutors, eq(tutors.id, candidateTutors.tutorId))
    .where(and(eq(candidateTutors.matchId, matchId), eq(candidateTutors.talkSendStatus, "REJECT")))
    .orderBy(desc(candidateTutors.answeredAt));
}

/** What the buyer last said when they asked for another tutor; null when they never did. */
export async function findRematch(db: Queryable, matchId: string) {
  const { rematchReason, rematchReasonDetail, rematchMemo, createdAt } = rematchForms;
  const [form] = await db
    .select({
      reason: rematchReason,
      detail: rematchReasonDetail,
      memo: rematchMemo,
      createdAt,
      tutorName: tutors.name,
    })
    .from(rematchForms)
    .innerJoin(tutors, eq(tutors.id, rematchForms.tutorId))
    .where(eq(rematchForms.matchId, matchId))
    .orderBy(desc(createdAt))
    .limit(1);
  return form ?? null;
}

/** Who to talk to about a search. */
export async function findBuyerOfMatch(db: Queryable, userId: string) {
  const [buyer] = await db
    .select({ id: users.id, name: users.name, phoneNumber: users.phoneNumber })
    .from(users)
    .where(eq(users.id, userId));
  if (!buyer) throw new Error("a match has its buyer");
  return buyer;
}
