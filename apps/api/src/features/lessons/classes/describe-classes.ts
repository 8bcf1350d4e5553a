import {
  type ClassStage,
  canMatchTransition,
  classStage,
  isClassOver,
  isLessonUsed,
  type OpenTask,
  openTasks,
  pulseDueSince,
  startOfKstDate,
  type TaskFacts,
  toKstDate,
} from "@pkg/domain";
import { inArray, type SQL } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { matches } from "../../../db/schema/index.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import {
  type CourseTerms,
  countLessons,
  firstLessonAt,
  hasUnsettled,
  isTrialClass,
  termsOf,
} from "../lessons/count-lessons.ts";
import { toRest } from "../lessons/get-class-lessons.ts";
import { findOpenOffers } from "./find-open-offers.ts";
import { type ClassFactsRow, findClassFacts, findLessonsOfCourses } from "./repository.ts";
import type { ClassNowWire } from "./schemas.ts";

/** A paid course, how long it runs, and what it is now. */
export interface ClassNow {
  readonly row: ClassFactsRow;
  readonly terms: CourseTerms;
  readonly now: ClassNowWire;
  /** What it asks of its family, the most urgent first. */
  readonly tasks: readonly OpenTask[];
}

type Offers = ReadonlyMap<string, TaskFacts["goOn"]>;

/**
 * What paid courses are now, the newest first.
 * @param offers to go on, by the match; left out by those who ask for no tasks
 */
export async function describeClasses(
  db: Queryable,
  where: SQL | undefined,
  now: Date,
  offers: Offers = new Map(),
): Promise<ClassNow[]> {
  const rows = await findClassFacts(db, where, now);
  const lessons = await findLessonsOfCourses(
    db,
    rows.map(({ id }) => id),
  );
  const byItem = Map.groupBy(lessons, ({ orderItemId }) => orderItemId);
  const searched = rows.flatMap(({ match }) =>
    match && canMatchTransition(match.status, "MATCHED") ? [match.id] : [],
  );
  const times = await findOpenOffers(db, searched);
  return rows.map((row) => {
    const offeredAt = (row.match && times.get(row.match.id)) ?? null;
    const goOn = (row.match && offers.get(row.match.id)) ?? null;
    return describe({ ...row, offeredAt, goOn }, byItem.get(row.id) ?? [], now);
  });
}

/** What the courses of matches are now, by the match. */
export async function describeMatches(
  db: Queryable,
  ids: readonly string[],
  now: Date,
): Promise<(matchId: string) => ClassNowWire> {
  const classes = ids.length === 0 ? [] : await describeClasses(db, inArray(matches.id, [...ids]), now);
  const byMatch = new Map(classes.map(({ row, now: is }) => [row.match?.id, is]));
  return (matchId) => {
    const is = byMatch.get(matchId);
    if (!is) throw refuse.notFound();
    return is;
  };
}

type Lessons = Awaited<ReturnType<typeof findLessonsOfCourses>>;

/** With when other times were offered that the family may still agree to, and the offer to go on; null without any. */
type ClassFacts = ClassFactsRow & Pick<TaskFacts, "offeredAt" | "goOn">;

function describe(row: ClassFacts, lessons: Lessons, now: Date): ClassNow {
  const { match } = row;
  const courses = row.courses ?? [row];
  const first = firstLessonAt(lessons);
  const terms = termsOf(courses, first, match?.notBefore ?? null);
  const counts = countLessons({ courses }, lessons);
  const stage = classStage(
    {
      isRefunded: row.keptCount !== null,
      areWishesSent: row.wishesSentAt !== null,
      match: match && {
        status: match.status,
        isRematch: row.isRematch,
        hasOffer: row.offeredAt !== null,
        isEnded: match.endedAt !== null,
        restsUntil: match.restsUntil,
      },
      counts,
      expiresOn: terms.expiresOn,
      nextPaymentOn: row.nextPaymentOn,
      isUnsettled: hasUnsettled(lessons),
      mayRest: row.mayRest,
    },
    toKstDate(now),
  );
  const next = lessons.find(({ status, endsAt }) => status === "SCHEDULED" && endsAt > now);
  return {
    row,
    terms,
    now: {
      stage,
      counts,
      startsOn: first && toKstDate(first),
      expiresOn: terms.expiresOn,
      nextLessonAt: next?.startsAt ?? null,
      rest: match && toRest(match, now),
    },
    tasks: tasksOf(row, { stage, total: counts.total, isTrial: isTrialClass(courses), lessons }, now),
  };
}

interface TaskCourse {
  readonly stage: ClassStage;
  readonly total: number;
  readonly isTrial: boolean;
  readonly lessons: Lessons;
}

function tasksOf(row: ClassFacts, { stage, total, isTrial, lessons }: TaskCourse, now: Date): OpenTask[] {
  const { match, isPulseAnswered, refusedOn } = row;
  const used = lessons.filter((lesson) => lesson.tutorId === match?.tutorId && isLessonUsed(lesson));
  const usedEnds = used.map(({ endsAt }) => endsAt);
  const pulse = { usedEnds, totalLessons: total, isTrial, isAnswered: isPulseAnswered, isOver: isClassOver(stage) };
  const facts = {
    stage,
    paidAt: new Date(row.paidAt),
    unplannedSince: match?.unplannedSince ?? match?.matchedAt ?? null,
    stoppedAt: match?.updatedAt ?? null,
    offeredAt: row.offeredAt,
    promisedOn: match?.promisedOn ?? null,
    refusedAt: refusedOn === null ? null : startOfKstDate(refusedOn),
    askedAt: lessons.find(({ isAsked }) => isAsked)?.endsAt ?? null,
    pulseDueAt: pulseDueSince(pulse, now),
    goOn: row.goOn,
  };
  return openTasks(facts, toKstDate(now));
}
