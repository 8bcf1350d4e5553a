import fc from "fast-check";
import { expect, it } from "vitest";
import { type LessonSpan, lessonsOverlap } from "../schedule/lesson-span.ts";
import { lessonSlots } from "../schedule/lesson-starts.ts";
import { WEEKLY_SLOTS } from "../schedule/weekly-calendar.ts";
import { HOUR } from "../time/duration.ts";
import { lessonAlternatives } from "./lesson-alternatives.ts";
import { lessonAtEnd } from "./lesson-at-end.ts";
import { lessonSpan, lessonStartOf, type WeeklyLessons } from "./lesson-occurrences.ts";
import { LESSON_SCOPES, type LessonMove, moveLesson } from "./move-lesson.ts";
import { planLessons } from "./plan-lessons.ts";

const NOON = new Date("2026-11-23T12:00:00+09:00");

/** A pair's series beside other lessons of both, through a number of changes. */
interface Pair extends WeeklyLessons {
  lessons: LessonSpan[];
  readonly busy: readonly LessonSpan[];
}

const change = fc.record({
  kind: fc.constantFrom(...LESSON_SCOPES, "ALTERNATIVE", "ABSENCE"),
  which: fc.nat(11),
  /** Half-hours from where the lesson stands. */
  shift: fc.integer({ min: -300, max: 300 }),
});

const moveOf = (pair: Pair, index: number, scope: LessonMove["scope"]): LessonMove => {
  const staying = pair.lessons.filter((_one, place) => (scope === "ONE" ? place !== index : place < index));
  return {
    ...pair,
    now: NOON,
    scope,
    lesson: { startsAt: pair.lessons[index]?.startsAt ?? NOON, movedFromAt: null },
    count: pair.lessons.length - index,
    previousEndsAt: pair.lessons[index - 1]?.endsAt ?? null,
    open: new Uint8Array(WEEKLY_SLOTS).fill(1),
    taken: new Uint8Array(WEEKLY_SLOTS),
    busy: [...pair.busy, ...staying],
  };
};

/** The pair after a change; the same when it is refused. */
function changed(pair: Pair, { kind, which, shift }: { kind: string; which: number; shift: number }): Pair {
  const index = which % pair.lessons.length;
  if (kind === "ABSENCE") {
    const added = lessonAtEnd(pair.lessons, pair.busy, pair);
    return added ? { ...pair, lessons: [...pair.lessons.filter((_one, place) => place !== index), added] } : pair;
  }
  const move = moveOf(pair, index, kind === "FOLLOWING" ? "FOLLOWING" : "ONE");
  const to =
    kind === "ALTERNATIVE"
      ? lessonAlternatives(move)[0]
      : new Date(move.lesson.startsAt.getTime() + shift * (HOUR / 2));
  const moved = to ? moveLesson(move, to) : "UNSUITABLE";
  if (typeof moved === "string") return pair;
  const staying = pair.lessons.filter((_one, place) => (move.scope === "ONE" ? place !== index : place < index));
  const lessons = [...staying, ...moved.lessons].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  return { ...pair, lessonStarts: moved.lessonStarts, lessons };
}

const pairs = fc
  .record({
    days: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 3 }),
    halfHour: fc.integer({ min: 30, max: 44 }),
    minutes: fc.constantFrom(40, 60, 80),
    count: fc.integer({ min: 1, max: 12 }),
    others: fc.array(fc.integer({ min: 1, max: 1200 }), { maxLength: 12 }),
  })
  .map(({ days, halfHour, minutes, count, others }): Pair => {
    const busy = others.map((half) => lessonSpan(new Date(NOON.getTime() + half * (HOUR / 2)), 60));
    const weekly = { lessonStarts: days.map((day) => ({ day, halfHour })), minutes };
    return { ...weekly, busy, lessons: planLessons({ ...weekly, from: NOON, count, busy }) };
  });

it("no order of changes makes two lessons overlap, drops one, or puts one into the past or between half-hours", () => {
  fc.assert(
    fc.property(pairs, fc.array(change, { maxLength: 8 }), (start, changes) => {
      let pair = start;
      for (const one of changes) {
        pair = changed(pair, one);
        expect(pair.lessons).toHaveLength(start.lessons.length);
        expect(pair.lessonStarts).toHaveLength(start.lessonStarts.length);
        for (const [index, lesson] of pair.lessons.entries()) {
          expect(lesson.startsAt > NOON).toBe(true);
          expect(lessonStartOf(lesson.startsAt)).not.toBeNull();
          const others = [...pair.busy, ...pair.lessons.slice(index + 1)];
          expect(others.some((other) => lessonsOverlap(other, lesson))).toBe(false);
        }
      }
    }),
    { numRuns: 150 },
  );
});

it("what is offered is accepted, and lies where both are free", () => {
  const open = fc.array(fc.integer({ min: 0, max: 1 }), { minLength: WEEKLY_SLOTS, maxLength: WEEKLY_SLOTS });
  fc.assert(
    fc.property(pairs, open, fc.nat(11), fc.constantFrom(...LESSON_SCOPES), (pair, bits, which, scope) => {
      const index = which % pair.lessons.length;
      const move = { ...moveOf(pair, index, scope), open: Uint8Array.from(bits) };
      const offered = lessonAlternatives(move);
      expect(offered.length).toBeLessThanOrEqual(3);
      for (const to of offered) {
        const moved = moveLesson(move, to);
        const lessons = typeof moved === "string" ? [] : moved.lessons;
        expect(lessons).toHaveLength(scope === "ONE" ? 1 : move.count);
        const starts = new Set(lessons.map(({ startsAt }) => startsAt.getTime()));
        for (const { startsAt, insteadAt } of typeof moved === "string" ? [] : moved.leftOut) {
          expect([starts.has(startsAt.getTime()), starts.has(insteadAt.getTime())]).toEqual([false, true]);
          expect(startsAt < insteadAt).toBe(true);
        }
        for (const { startsAt } of lessons) {
          const start = lessonStartOf(startsAt);
          expect(start && lessonSlots(start, pair.minutes).every((slot) => move.open[slot] === 1)).toBe(true);
        }
      }
    }),
    { numRuns: 60 },
  );
});
