import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CONSENT_VERSION } from "../consent/consent-version.ts";
import { lessonSpan } from "../lesson-times/lesson-occurrences.ts";
import { MINUTE } from "../time/duration.ts";
import type { LessonOutcome } from "./lesson-outcome.ts";
import type { Presence, PresenceSide, PresenceSource } from "./lesson-presence.ts";
import { ROOM_SETTLES_SINCE, settleLesson } from "./settle-lesson.ts";

const START = new Date("2026-11-24T19:00:00+09:00");
const REPORTS = { reportsMinutes: true };

/** From when to when a side was there, in minutes after the lesson's start. */
const at = (side: PresenceSide, from: number, to: number, source: PresenceSource = "ROOM"): Presence => ({
  ...{ side, source },
  ...{ from: new Date(START.getTime() + from * MINUTE), to: new Date(START.getTime() + to * MINUTE) },
});
const S = (from: number, to: number, source?: PresenceSource) => at("STUDENT", from, to, source);
const T = (from: number, to: number, source?: PresenceSource) => at("TUTOR", from, to, source);
const G = (from: number, to: number) => at("GUARDIAN", from, to);
const minutes = (seconds: number) => seconds / 60;

interface Expected {
  readonly outcome: LessonOutcome;
  readonly isShort?: boolean;
  /** Minutes of the student, of the tutor and of both at once. */
  readonly sums: readonly [number, number, number];
}
const held = (student: number, tutor: number, together: number): Expected => ({
  outcome: "HELD",
  sums: [student, tutor, together],
});
const short = (student: number, tutor: number, together: number): Expected => ({
  ...held(student, tutor, together),
  isShort: true,
});
const as = (outcome: LessonOutcome, student: number, tutor: number, together = 0): Expected => ({
  outcome,
  sums: [student, tutor, together],
});

describe("lessons of an hour from 19:00, worked out by hand", () => {
  test.each<[string, Presence[], Expected]>([
    ["both all the time", [S(0, 60), T(0, 60)], held(60, 60, 60)],
    ["both from ten minutes before until ten after", [S(-10, 70), T(-10, 70)], held(80, 80, 80)],
    ["earlier and later does not count", [S(-30, 90), T(-25, 120)], held(80, 80, 80)],
    ["70 % to the second", [S(0, 42), T(0, 60)], held(42, 60, 42)],
    ["a second less than 70 %", [S(0, minutes(2519)), T(0, 60)], short(41, 60, 41)],
    ["a third to the second", [S(40, 60), T(0, 60)], short(20, 60, 20)],
    ["a second less than a third", [S(0, minutes(1199)), T(0, 60)], as("ASKED", 19, 60, 19)],
    ["a student who came late", [S(17, 60), T(0, 60)], held(43, 60, 43)],
    ["a tutor who came late and stayed on", [S(-5, 70), T(25, 70)], held(75, 45, 45)],
    ["a tutor who left early", [S(0, 60), T(0, 22)], short(60, 22, 22)],
    ["held early and left early", [S(-10, 32), T(-10, 32)], held(42, 42, 42)],
    ["held in overtime alone is not enough", [S(60, 70), T(60, 70)], as("ASKED", 10, 10, 10)],
    ["one after the other", [S(0, 30), T(30, 60)], as("ASKED", 30, 30)],
    ["both, hardly at once", [S(0, 31), T(29, 60)], as("ASKED", 31, 31, 2)],
    ["gaps of two minutes are none", [S(0, 20), S(22, 60), T(0, 60)], held(60, 60, 60)],
    ["a gap of a second more counts", [S(0, 20), S(minutes(1321), 60), T(0, 60)], held(57, 60, 57)],
    [
      "ten gaps of two minutes",
      Array.from({ length: 10 }, (_, i) => [S(i * 6, i * 6 + 4), T(i * 6, i * 6 + 4)]).flat(),
      held(58, 58, 58),
    ],
    ["gaps at different times", [S(0, 25), S(35, 60), T(0, 10), T(20, 60)], short(50, 50, 40)],
    ["two devices of the student", [S(0, 40), S(10, 60), T(0, 60)], held(60, 60, 60)],
    ["one device inside the other's time", [S(0, 60), S(10, 20), T(0, 60)], held(60, 60, 60)],
    ["the same beat from two devices", [S(0, 60), S(0, 60), T(0, 60), T(0, 60)], held(60, 60, 60)],
    ["an app and a browser", [S(0, 30, "APP"), S(30, 60, "ROOM"), T(0, 60, "APP")], held(60, 60, 60)],
    ["in any order", [T(50, 60), S(30, 60), T(0, 51), S(0, 30)], held(60, 60, 60)],
    ["the tutor alone for 15 minutes", [T(0, 15)], as("STUDENT_ABSENT", 0, 15)],
    ["a second less than 15 minutes", [T(0, minutes(899))], as("ASKED", 0, 14)],
    ["15 minutes in two pieces", [T(0, 8), T(50, 57)], as("STUDENT_ABSENT", 0, 15)],
    ["15 minutes, five of them before the lesson", [T(-5, 10)], as("ASKED", 0, 15)],
    ["15 minutes, five of them after the lesson", [T(50, 65)], as("ASKED", 0, 15)],
    ["a tutor alone, and a guardian who looked in", [T(0, 60), G(0, 60)], as("STUDENT_ABSENT", 0, 60)],
    ["a student who came for a minute", [T(0, 60), S(3, 4)], as("ASKED", 1, 60, 1)],
    ["a student who pressed the way in alone", [T(0, 60), S(0, 0, "PRESS")], as("ASKED", 0, 60)],
    ["a student of whom one beat is known", [T(0, 60), S(5, 5)], as("ASKED", 0, 60)],
    ["the student alone for 15 minutes", [S(0, 15)], as("TUTOR_ABSENT", 15, 0)],
    ["a student who left after ten minutes", [S(0, 10)], as("ASKED", 10, 0)],
    ["a tutor who pressed alone", [S(0, 60), T(0, 0, "PRESS")], as("ASKED", 60, 0)],
    ["nobody", [], as("ASKED", 0, 0)],
    ["a guardian alone", [G(0, 60)], as("ASKED", 0, 0)],
    ["presses alone, of a room that tells minutes", [S(0, 0, "PRESS"), T(0, 0, "PRESS")], as("ASKED", 0, 0)],
    ["a press is no minute, however long", [S(0, 60, "PRESS"), T(0, 60)], as("ASKED", 0, 60)],
    ["a clock that runs backwards is no minute", [S(60, 0, "APP"), T(0, 60)], as("ASKED", 0, 60)],
    ["an app's clock that is two hours off", [S(120, 180, "APP"), T(0, 60)], as("ASKED", 0, 60)],
    ["an app's clock that is four minutes slow", [S(-4, 56, "APP"), T(0, 60)], held(60, 60, 56)],
  ])("%s", (_what, presence, { outcome, isShort = false, sums: [student, tutor, together] }) => {
    expect(settleLesson(lessonSpan(START, 60), presence, REPORTS)).toEqual({
      ...{ outcome, isShort },
      ...{ studentMinutes: student, tutorMinutes: tutor, togetherMinutes: together },
    });
  });

  test.each<[number, number, Partial<Expected>]>([
    [25, 18, { outcome: "HELD", isShort: false }],
    [25, 17, { outcome: "HELD", isShort: true }],
    [50, 35, { outcome: "HELD", isShort: false }],
    [50, 16, { outcome: "ASKED", isShort: false }],
    [80, 56, { outcome: "HELD", isShort: false }],
    [90, 30, { outcome: "HELD", isShort: true }],
    [120, 84, { outcome: "HELD", isShort: false }],
    [120, 40, { outcome: "HELD", isShort: true }],
  ])("of %i minutes, %i together", (length, together, expected) => {
    expect(settleLesson(lessonSpan(START, length), [S(0, together), T(0, length)], REPORTS)).toMatchObject(expected);
  });

  test("the night on which another country sets its clocks back is an hour like any other", () => {
    // New York, in whose zone these tests run, has 01:00 to 02:00 twice that night.
    const start = new Date("2026-11-01T05:30:00Z");
    const beat = (side: PresenceSide): Presence => ({
      ...{ side, source: "ROOM", from: start },
      to: new Date("2026-11-01T06:30:00Z"),
    });
    const settled = settleLesson(lessonSpan(start, 60), [beat("STUDENT"), beat("TUTOR")], REPORTS);
    expect(settled).toMatchObject({ outcome: "HELD", togetherMinutes: 60 });
  });
});

describe("a room that tells no minutes", () => {
  test.each<[string, Presence[], LessonOutcome]>([
    ["both pressed", [S(0, 0, "PRESS"), T(3, 3, "PRESS")], "HELD"],
    ["the tutor alone", [T(0, 0, "PRESS")], "ASKED"],
    ["the student alone", [S(0, 0, "PRESS")], "ASKED"],
    ["nobody", [], "ASKED"],
    ["a guardian and the tutor", [G(0, 0), T(0, 0, "PRESS")], "ASKED"],
    ["a tutor in our lobby alone", [T(0, 60)], "ASKED"],
    ["a student in our lobby alone", [S(0, 60)], "ASKED"],
    ["both in our lobby for a third", [S(0, 20), T(0, 20)], "HELD"],
  ])("%s", (_what, presence, outcome) => {
    expect(settleLesson(lessonSpan(START, 60), presence, { reportsMinutes: false }).outcome).toBe(outcome);
  });

  test("calls no lesson short that it only knows both came to", () => {
    const presence = [S(0, 0, "PRESS"), T(0, 0, "PRESS")];
    expect(settleLesson(lessonSpan(START, 60), presence, { reportsMinutes: false })).toMatchObject({ isShort: false });
  });
});

describe("whatever happens in a room", () => {
  const seconds = fc.integer({ min: -20 * 60, max: 85 * 60 });
  const interval = fc
    .record({
      side: fc.constantFrom<PresenceSide>("STUDENT", "TUTOR", "GUARDIAN"),
      source: fc.constantFrom<PresenceSource>("ROOM", "APP", "PRESS"),
      from: seconds,
      length: fc.nat(60 * 60),
    })
    .map(({ side, source, from, length }) =>
      at(side, from / 60, (from + (source === "PRESS" ? 0 : length)) / 60, source),
    );
  const presences = fc.array(interval, { maxLength: 8 });
  const rooms = fc.record({ reportsMinutes: fc.boolean() });
  const span = lessonSpan(START, 60);

  test("the order in which it is told does not matter", () => {
    fc.assert(
      fc.property(presences, rooms, (all, room) => {
        expect(settleLesson(span, all.toReversed(), room)).toEqual(settleLesson(span, all, room));
      }),
    );
  });

  test("an interval in two pieces, or told twice, is the same", () => {
    fc.assert(
      fc.property(presences, fc.nat(100), rooms, (all, percent, room) => {
        const pieces = all.flatMap((one) => {
          const cut = new Date(
            one.from.getTime() + Math.round(((one.to.getTime() - one.from.getTime()) * percent) / 100),
          );
          return [{ ...one, to: cut }, one.source === "PRESS" ? one : { ...one, from: cut }];
        });
        expect(settleLesson(span, pieces, room)).toEqual(settleLesson(span, all, room));
        expect(settleLesson(span, [...all, ...all], room)).toEqual(settleLesson(span, all, room));
      }),
    );
  });

  test("who was there for longer is never settled worse, and loses no minute", () => {
    const worth: Readonly<Record<"STUDENT" | "TUTOR", Partial<Record<LessonOutcome, number>>>> = {
      STUDENT: { STUDENT_ABSENT: 0, ASKED: 1, TUTOR_ABSENT: 2, HELD: 2 },
      TUTOR: { TUTOR_ABSENT: 0, ASKED: 1, STUDENT_ABSENT: 2, HELD: 2 },
    };
    fc.assert(
      fc.property(presences, interval, rooms, (all, more, room) => {
        const [before, after] = [settleLesson(span, all, room), settleLesson(span, [...all, more], room)];
        expect(after.studentMinutes).toBeGreaterThanOrEqual(before.studentMinutes);
        expect(after.tutorMinutes).toBeGreaterThanOrEqual(before.tutorMinutes);
        expect(after.togetherMinutes).toBeGreaterThanOrEqual(before.togetherMinutes);
        if (before.outcome === "HELD") expect(after.outcome).toBe("HELD");
        if (more.side === "GUARDIAN") {
          expect(after).toEqual(before);
          return;
        }
        const value = worth[more.side];
        expect(value[after.outcome]).toBeGreaterThanOrEqual(value[before.outcome] ?? 0);
      }),
    );
  });

  test("both at once are never there for longer than either, nor longer than the room counts", () => {
    fc.assert(
      fc.property(presences, rooms, (all, room) => {
        const { studentMinutes, tutorMinutes, togetherMinutes } = settleLesson(span, all, room);
        expect(togetherMinutes).toBeLessThanOrEqual(Math.min(studentMinutes, tutorMinutes));
        expect(Math.max(studentMinutes, tutorMinutes)).toBeLessThanOrEqual(80);
      }),
    );
  });

  test("beats every quarter of a minute are as good as one long stay", () => {
    const beats = (side: PresenceSide) =>
      Array.from({ length: 60 * 4 }, (_, i) => at(side, i / 4, i / 4)).map((one, i, all) => ({
        ...one,
        to: all[i + 1]?.from ?? one.to,
      }));
    const settled = settleLesson(span, [...beats("STUDENT"), ...beats("TUTOR")], REPORTS);
    const stayed = minutes(60 * 60 - 15);
    expect(settled).toEqual(settleLesson(span, [S(0, stayed), T(0, stayed)], REPORTS));
  });
});

test("the rules hold no earlier than the terms that people are told of", () => {
  expect(ROOM_SETTLES_SINCE).toBe(CONSENT_VERSION);
});
