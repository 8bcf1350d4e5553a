import { describe, expect, it } from "vitest";
import { tutor, week, wish } from "../../test/fixtures.ts";
import { periodsToCalendar } from "../schedule/weekly-calendar.ts";
import type { WeeklyAvailablePeriods } from "../schedule/weekly-periods.ts";
import type { MatchTutor, MatchWish } from "./match-input.ts";
import { MATCH_PART_LIMITS, overlapPointsByHalfHours } from "./match-points.ts";
import { matchScore } from "./match-score.ts";

const calendar = (change: Partial<WeeklyAvailablePeriods>) => periodsToCalendar(week(change));

describe("points", () => {
  const points = (wished: Partial<MatchWish>, offered: Partial<MatchTutor>) =>
    matchScore(wish(wished), tutor(offered)).points;

  it("are 30 + 15 + 10 for 시간·실력 and 20 + 10 + 8 + 7 for 성향·배경", () => {
    expect(MATCH_PART_LIMITS).toEqual({
      overlap: 30,
      confidence: 15,
      load: 10,
      styles: 20,
      university: 10,
      admission: 8,
      track: 7,
    });
  });

  it("are full for wishes that were not made", () => {
    const result = matchScore(wish(), tutor());
    expect(result).toMatchObject({ score: 100, timeAndSkill: 55, styleAndBackground: 45, points: MATCH_PART_LIMITS });
  });

  it("for the overlap rise with the common half-hours; without wished times one entry gives them all", () => {
    const one = wish({ calendar: calendar({ tuesday: ["19:00-20:30"] }) });
    expect(overlapPointsByHalfHours(one)).toEqual([0, 10, 20, 30]);
    expect(overlapPointsByHalfHours(wish({ calendar: calendar({}) }))).toEqual([30]);
  });

  it.each([
    ["all that is wished", {}, {}, 30],
    ["no times wished", { calendar: calendar({}) }, { calendar: calendar({ friday: ["08:00-10:00"] }) }, 30],
    ["half of the wish", {}, { calendar: calendar({ tuesday: ["19:00-22:00"] }) }, 15],
    ["one half-hour of twelve", {}, { calendar: calendar({ tuesday: ["19:00-19:30"] }) }, 2],
    ["nothing", {}, { calendar: calendar({ friday: ["19:00-22:00"] }) }, 0],
    [
      "three times the need is as good as more",
      { calendar: calendar({ saturday: ["08:00-22:00"] }) },
      { calendar: calendar({ saturday: ["08:00-14:00"] }) },
      30,
    ],
    [
      "less than three times the need",
      { calendar: calendar({ saturday: ["08:00-22:00"] }) },
      { calendar: calendar({ saturday: ["08:00-12:00"] }) },
      20,
    ],
  ])("overlap: %s", (_, wished, offered, expected) => {
    expect(points(wished, offered).overlap).toBe(expected);
  });

  it.each([
    ["VERY_HIGH", 15],
    ["HIGH", 12],
    ["MEDIUM", 8],
    ["LOW", 4],
    ["VERY_LOW", 0],
  ] as const)("confidence %s: %i", (level, expected) => {
    expect(points({}, { confidenceSubjects: [{ subject: "MATH", level }] }).confidence).toBe(expected);
    expect(points({}, { confidenceSubjects: [{ subject: "ENGLISH", level }] }).confidence).toBe(0);
  });

  it.each([
    [0, 5, 10],
    [1, 5, 8],
    [2, 3, 3],
    [5, 5, 0],
    [6, 5, 0],
    [0, 0, 0],
  ])("load: %i of %i students is %i", (activeMatches, maxMatches, expected) => {
    expect(points({}, { activeMatches, maxMatches }).load).toBe(expected);
  });

  it.each([
    ["all liked, none disliked", { likedTutorStyles: ["METICULOUS", "WARM"], dislikedTutorStyles: ["SPARTA"] }, 20],
    ["one of two liked", { likedTutorStyles: ["METICULOUS", "SPARTA"] }, 14],
    ["one of three liked", { likedTutorStyles: ["METICULOUS", "SPARTA", "INTERESTING"] }, 12],
    ["none liked", { likedTutorStyles: ["SPARTA"] }, 8],
    ["one of two disliked", { dislikedTutorStyles: ["METICULOUS", "SPARTA"] }, 16],
    ["all disliked", { dislikedTutorStyles: ["METICULOUS", "WARM"] }, 12],
    ["none liked, all disliked", { likedTutorStyles: ["SPARTA"], dislikedTutorStyles: ["WARM"] }, 0],
  ] as const)("styles: %s", (_, wished, expected) => {
    expect(points(wished, {}).styles).toBe(expected);
  });

  it.each([
    [["HIGHEST"], "HIGHEST", 10],
    [["HIGHER", "HIGH"], "HIGH", 10],
    [["HIGHER"], "HIGHEST", 5],
    [["HIGHER"], "HIGH", 5],
    [["HIGHEST"], "HIGH", 0],
    [["HIGHEST", "LOCAL_NATIONAL"], "HIGH", 5],
  ] as const)("university: %o wished, %s is %i", (tutorUniversities, universityTier, expected) => {
    expect(points({ tutorUniversities }, { universityTier }).university).toBe(expected);
  });

  it.each([
    [["REGULAR_DECISION"], "REGULAR_DECISION", 8],
    [["EARLY_DECISION"], "REGULAR_DECISION", 0],
    [["EARLY_DECISION", "REGULAR_DECISION"], "NONE", 8],
    [["EARLY_DECISION"], "NONE", 0],
  ] as const)("admission: %o wished, %s is %i", (tutorPassTypes, admissionType, expected) => {
    expect(points({ tutorPassTypes }, { admissionType }).admission).toBe(expected);
  });

  it.each([
    [["LIBERAL_ARTS"], 0],
    [["NATURAL_SCIENCES"], 7],
    [["LIBERAL_ARTS", "NATURAL_SCIENCES"], 7],
  ] as const)("track: %o wished is %i", (tutorTracks, expected) => {
    expect(points({ tutorTracks }, {}).track).toBe(expected);
  });
});
