import type { LessonSpan } from "../schedule/lesson-span.ts";
import { MINUTE, SECOND } from "../time/duration.ts";
import type { KstDate } from "../time/kst-date.ts";
import { joinClosesAt, joinOpensAt } from "./lesson-deadlines.ts";
import type { LessonOutcome } from "./lesson-outcome.ts";
import { PRESENCE_GAP_SECONDS, type Presence, type PresenceSide } from "./lesson-presence.ts";

/**
 * Both were there for this share of the lesson's minutes or more: it was held, and nothing is said about its length.
 */
export const WHOLE_LESSON_SHARE = 0.7;
/** Both were there for this share or more: it was held, and both see how many minutes. */
export const SHORT_LESSON_SHARE = 1 / 3;
/** One side that was there for so many minutes of the lesson has waited long enough for the other. */
export const WAITED_MINUTES = 15;

/**
 * The day from which the terms of families and tutors say these rules: an earlier lesson was held when its time was
 * over.
 */
export const ROOM_SETTLES_SINCE: KstDate = "2027-01-08";

/** How a lesson went by the room's record; minutes are whole, rounded down. */
export interface LessonSettlement {
  readonly outcome: LessonOutcome;
  /** Held, but for less than `WHOLE_LESSON_SHARE` of its minutes. */
  readonly isShort: boolean;
  readonly studentMinutes: number;
  readonly tutorMinutes: number;
  readonly togetherMinutes: number;
}

/**
 * Settles a lesson by who was in its room. Together from ten minutes before it until ten minutes after it, a third of
 * its minutes or more: HELD. One side for 15 minutes of the lesson while the other never came: that side is absent.
 * Everything else has to be asked. Where the room reports no minutes (an app's room without a key), only presses are
 * known: both came, or it is asked.
 * @param presence in any order, from any number of devices; instants of one clock
 * @param room.reportsMinutes whether the room tells how long people were there
 */
export function settleLesson(
  span: LessonSpan,
  presence: readonly Presence[],
  room: { readonly reportsMinutes: boolean },
): LessonSettlement {
  const [student, tutor] = [intervalsOf(span, presence, "STUDENT"), intervalsOf(span, presence, "TUTOR")];
  const together = lengthOf(intersect(student, tutor));
  const during = [[span.startsAt.getTime(), span.endsAt.getTime()]] as const;
  const waited = (side: readonly Interval[]) => lengthOf(intersect(side, during)) >= WAITED_MINUTES * MINUTE;
  const whole = span.endsAt.getTime() - span.startsAt.getTime();
  const facts = {
    studentMinutes: minutes(lengthOf(student)),
    tutorMinutes: minutes(lengthOf(tutor)),
    togetherMinutes: minutes(together),
  };
  const isHeld = together >= whole * SHORT_LESSON_SHARE;
  if (isHeld) return { ...facts, outcome: "HELD", isShort: together < whole * WHOLE_LESSON_SHARE };
  const came = (side: PresenceSide) => presence.some((one) => one.side === side);
  if (!room.reportsMinutes && came("STUDENT") && came("TUTOR")) return { ...facts, outcome: "HELD", isShort: false };
  const outcome =
    room.reportsMinutes && waited(tutor) && !came("STUDENT")
      ? "STUDENT_ABSENT"
      : room.reportsMinutes && waited(student) && !came("TUTOR")
        ? "TUTOR_ABSENT"
        : "ASKED";
  return { ...facts, outcome, isShort: false };
}

type Interval = readonly [from: number, to: number];

/** When a side was there, ascending and without overlap, as far as it counts; short gaps are none. */
function intervalsOf(span: LessonSpan, presence: readonly Presence[], side: PresenceSide): Interval[] {
  const joined: [number, number][] = [];
  const all = presence
    .filter((one) => one.side === side && one.source !== "PRESS" && one.from <= one.to)
    .map(({ from, to }) => [from.getTime(), to.getTime()] as const)
    .sort(([a], [b]) => a - b);
  for (const [from, to] of all) {
    const last = joined.at(-1);
    if (last && from <= last[1] + PRESENCE_GAP_SECONDS * SECOND) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return intersect(joined, [[joinOpensAt(span).getTime(), joinClosesAt(span).getTime()]]);
}

function intersect(some: readonly Interval[], others: readonly Interval[]): Interval[] {
  return some.flatMap(([from, to]) =>
    others
      .map(([otherFrom, otherTo]) => [Math.max(from, otherFrom), Math.min(to, otherTo)] as const)
      .filter(([start, end]) => start < end),
  );
}

const lengthOf = (intervals: readonly Interval[]): number => intervals.reduce((sum, [from, to]) => sum + to - from, 0);

const minutes = (milliseconds: number): number => Math.floor(milliseconds / MINUTE);
