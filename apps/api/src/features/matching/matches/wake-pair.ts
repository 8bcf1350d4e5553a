import {
  bitsToCalendar,
  calendarToBits,
  type LessonStart,
  NO_TIMES,
  type ProposalTimes,
  setLessons,
} from "@pkg/domain";
import type { Queryable, Transaction } from "../../../db/client.ts";
import { bookTutor, findTutorRoom, lockTutor } from "../../tutors/tutors/repository.ts";
import { offerTimes } from "./proposals/compute-open-times.ts";
import { findMatch, lockMatch, lockStudent, type MatchRow, updateMatch } from "./repository.ts";

type Room = NonNullable<Awaited<ReturnType<typeof findTutorRoom>>>;

/**
 * The weekly times at which a pair that gave its own ones back can go on: these, or others of both; none when its tutor
 * takes no student.
 */
export async function findWakeTimes(db: Queryable, matchId: string): Promise<ProposalTimes> {
  const match = await findMatch(db, matchId);
  const tutor = match?.tutorId == null ? undefined : await findTutorRoom(db, match.tutorId);
  return match && tutor ? wakeTimesOf(match, tutor) : NONE;
}

const NONE: ProposalTimes = { areFree: false, others: [] };

function wakeTimesOf(match: MatchRow, tutor: Room): ProposalTimes {
  if (!tutor.isOpen || tutor.isResting || tutor.activeStudents >= tutor.capacity) return NONE;
  const asked = { ...match, weekBits: tutor.weekBits, takenBits: tutor.takenBits };
  // Times that the pair had already need no wish.
  const own = offerTimes({ ...asked, wishes: { ...match.wishes, weeklyAvailablePeriods: NO_TIMES } });
  return own.areFree ? own : { areFree: false, others: offerTimes(asked).others };
}

/**
 * Has a pair that rested go on, in the caller's transaction: at its weekly times, or at others that were offered.
 * @param chosen of `findWakeTimes`; its own times when it is left out
 * @returns its weekly times; null when they are not free any more, and nothing has changed
 */
export async function wakePair(
  tx: Transaction,
  matchId: string,
  chosen?: readonly LessonStart[],
): Promise<readonly LessonStart[] | null> {
  const held = await lockMatch(tx, matchId);
  if (!held || held.tutorId === null) return null;
  if (held.endedAt === null) {
    await updateMatch(tx, matchId, { restsUntil: null });
    return held.lessonStarts;
  }
  const tutor = await lockTutor(tx, held.tutorId);
  await lockStudent(tx, held.studentId);
  const match = await findMatch(tx, matchId);
  if (!tutor || !match) return null;
  const { areFree, others } = wakeTimesOf(match, tutor);
  const lessonStarts = chosen
    ? others.find((times) => isSame(times, chosen))
    : areFree
      ? match.lessonStarts
      : undefined;
  if (!lessonStarts) return null;
  const withPair = (bits: string) =>
    calendarToBits(setLessons(bitsToCalendar(bits), { lessonStarts, minutes: match.minutes }, 1));
  await bookTutor(tx, tutor.id, { takenBits: withPair(tutor.takenBits), weekBits: withPair(tutor.weekBits) });
  await updateMatch(tx, matchId, { endedAt: null, restsUntil: null, lessonStarts });
  return lessonStarts;
}

const isSame = (some: readonly LessonStart[], others: readonly LessonStart[]): boolean =>
  some.length === others.length &&
  some.every(({ day, halfHour }, at) => day === others[at]?.day && halfHour === others[at].halfHour);
