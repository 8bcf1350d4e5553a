import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tutor, week, wish } from "../../test/fixtures.ts";
import { periodsToCalendar } from "../schedule/weekly-calendar.ts";
import type { WeeklyAvailablePeriods } from "../schedule/weekly-periods.ts";
import { CONFIDENCE_LEVELS } from "../subject/confidence-level.ts";
import { TUTOR_GENDERS, TUTOR_STYLES } from "../tutor/tutor-types.ts";
import { ADMISSION_TYPES, MAJOR_TRACKS, UNIVERSITY_TIERS } from "../tutor/university.ts";
import type { MatchTutor, MatchWish } from "./match-input.ts";
import { MATCH_PART_LIMITS } from "./match-points.ts";
import { matchScore } from "./match-score.ts";

const calendar = (change: Partial<WeeklyAvailablePeriods>) => periodsToCalendar(week(change));

describe("hard conditions (product §7)", () => {
  const TABLE: readonly [string, Partial<MatchWish>, Partial<MatchTutor>, readonly string[], string?][] = [
    ["all met", {}, {}, []],
    [
      "subject detail taught",
      {},
      { subjectDetails: ["MATH_M1_1"] },
      ["SUBJECT_DETAIL"],
      "수학의 이 과정은 가르치지 않아요",
    ],
    ["rank fits: expert wished", { rank: "EXPERT" }, {}, ["RANK"], "전문 선생님은 아니에요"],
    ["rank fits: basic wished", {}, { rank: "EXPERT" }, ["RANK"], "명문대 선생님 수업을 하지 않아요"],
    [
      "expert subject rule",
      { subject: "SOCIAL", rank: "EXPERT" },
      { rank: "EXPERT" },
      ["SUBJECT_RULE"],
      "전문 선생님은 국어·과학·사회를 맡지 않아요",
    ],
    [
      "lessons per week as free slots",
      {},
      { calendar: calendar({ tuesday: ["19:00-20:30"] }) },
      ["TIME"],
      "주 2번 만날 시간이 맞지 않아요",
    ],
    ["free slots on one day count", {}, { calendar: calendar({ tuesday: ["19:00-21:00"] }) }, []],
    ["of the lesson's length", { minutes: 80 }, { calendar: calendar({ tuesday: ["19:00-21:30"] }) }, ["TIME"]],
    ["inside both calendars", {}, { calendar: calendar({ friday: ["08:00-22:00"] }) }, ["TIME"]],
    [
      "no times wished: the tutor's own",
      { calendar: calendar({}) },
      { calendar: calendar({ friday: ["08:00-22:00"] }) },
      [],
    ],
    ["gender, if one is wished", { tutorGenders: ["MALE"] }, {}, ["GENDER"], "남자 선생님은 아니에요"],
    ["both genders are no wish", { tutorGenders: ["MALE", "FEMALE"] }, {}, []],
    ["capacity left", {}, { activeMatches: 5 }, ["CAPACITY"], "지금은 새 학생을 받을 수 없어요"],
    ["the last place", {}, { activeMatches: 4 }, []],
  ];
  it.each(TABLE)("%s", (_, wished, offered, blocks, message) => {
    const result = matchScore(wish(wished), tutor(offered));
    expect(result.blocks).toEqual(blocks);
    expect(result.eligible).toBe(blocks.length === 0);
    if (message) expect(result.misses[0]).toBe(message);
  });

  it("lists every broken condition", () => {
    const result = matchScore(wish({ rank: "EXPERT", subject: "KOREAN", tutorGenders: ["MALE"] }), {
      ...tutor({ subjectDetails: [], calendar: calendar({}), maxMatches: 0 }),
    });
    expect(result.blocks).toEqual(["SUBJECT_DETAIL", "RANK", "SUBJECT_RULE", "TIME", "GENDER", "CAPACITY"]);
    expect(result.lessons).toEqual([]);
  });
});

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

describe("reasons and misses", () => {
  it("says what fits", () => {
    const full = wish({
      likedTutorStyles: ["METICULOUS", "WARM"],
      tutorUniversities: ["HIGHEST"],
      tutorPassTypes: ["REGULAR_DECISION"],
      tutorTracks: ["NATURAL_SCIENCES"],
      tutorGenders: ["FEMALE"],
    });
    const result = matchScore(full, tutor());
    expect(result.reasons).toEqual([
      "화·목 19시, 주 2번 만날 수 있어요",
      "꼼꼼하고 다정한 성향이에요",
      "수학 자신도가 최상이에요",
      "최상위권 대학 선생님이에요",
      "정시로 입학한 선생님이에요",
      "이과 선생님이에요",
      "여자 선생님이에요",
    ]);
    expect(result.misses).toEqual([]);
    expect(result.lessons).toEqual([
      { day: 1, halfHour: 38 },
      { day: 3, halfHour: 38 },
    ]);
  });

  it("says what is missed, hard conditions first", () => {
    const result = matchScore(
      wish({
        tutorGenders: ["MALE"],
        likedTutorStyles: ["INTERESTING", "SPARTA"],
        dislikedTutorStyles: ["WARM", "METICULOUS"],
        tutorUniversities: ["HIGHER", "HIGH"],
        tutorPassTypes: ["EARLY_DECISION"],
        tutorTracks: ["LIBERAL_ARTS"],
      }),
      tutor({ confidenceSubjects: [{ subject: "MATH", level: "LOW" }] }),
    );
    expect(result.reasons).toEqual(["화·목 19시, 주 2번 만날 수 있어요"]);
    expect(result.misses).toEqual([
      "남자 선생님은 아니에요",
      "재미있는·스파르타식 성향은 아니에요",
      "다정한·꼼꼼한 성향이 있어요",
      "수학 자신도가 하예요",
      "상위권 대학·주요 대학 선생님은 아니에요",
      "수시로 입학한 선생님은 아니에요",
      "문과 선생님은 아니에요",
    ]);
  });

  it.each([
    ["VERY_HIGH", ["수학 자신도가 최상이에요"], []],
    ["HIGH", ["수학 자신도가 상이에요"], []],
    ["MEDIUM", [], []],
    ["LOW", [], ["수학 자신도가 하예요"]],
    ["VERY_LOW", [], ["수학 자신도가 최하예요"]],
  ] as const)("confidence %s", (level, reasons, misses) => {
    const result = matchScore(
      wish(),
      tutor({
        confidenceSubjects: [
          { subject: "ENGLISH", level: "HIGH" },
          { subject: "MATH", level },
        ],
      }),
    );
    expect(result.reasons.slice(1)).toEqual(reasons);
    expect(result.misses).toEqual(misses);
  });

  it("joins three styles, and says nothing of the admission type when both were wished", () => {
    const styles = ["PASSIONATE", "INTERESTING", "SELF_ESTEEM"] as const;
    const wished = wish({ likedTutorStyles: styles, tutorPassTypes: ["EARLY_DECISION", "REGULAR_DECISION"] });
    const result = matchScore(wished, tutor({ styles, confidenceSubjects: [] }));
    expect(result.reasons).toEqual([
      "화·목 19시, 주 2번 만날 수 있어요",
      "열정적이고 재미있고 자존감을 키워 주는 성향이에요",
    ]);
    expect(result.misses).toEqual([]);
  });

  it("has a connective for every style", () => {
    const result = matchScore(wish({ likedTutorStyles: TUTOR_STYLES }), tutor({ styles: TUTOR_STYLES }));
    expect(result.reasons[1]).toBe(
      "다정하고 열정적이고 카리스마 있고 꼼꼼하고 재미있고 자존감을 키워 주고 스파르타식 성향이에요",
    );
    const two = matchScore(wish({ likedTutorStyles: ["SPARTA", "WARM"] }), tutor({ styles: ["SPARTA", "WARM"] }));
    expect(two.reasons[1]).toBe("스파르타식이고 다정한 성향이에요");
  });
});

it("adds up, stays inside its limits and is the same every time", () => {
  const some = <T>(values: readonly T[]) => fc.uniqueArray(fc.constantFrom(...values));
  const slots = fc.uniqueArray(fc.integer({ min: 0, max: 83 })).map((starts) => {
    const free = new Uint8Array(336);
    for (const start of starts) free.fill(1, start * 4, start * 4 + 4);
    return free;
  });
  const anyWish = fc.record({
    calendar: slots,
    likedTutorStyles: some(TUTOR_STYLES),
    dislikedTutorStyles: some(TUTOR_STYLES),
    tutorUniversities: some(UNIVERSITY_TIERS),
    tutorPassTypes: some(["EARLY_DECISION", "REGULAR_DECISION"] as const),
    tutorTracks: some(MAJOR_TRACKS),
    tutorGenders: some(TUTOR_GENDERS),
    minutes: fc.constantFrom(40, 60, 80),
    lessonsPerWeek: fc.constantFrom(1, 2, 3),
  });
  const anyTutor = fc.record({
    calendar: slots,
    styles: some(TUTOR_STYLES),
    universityTier: fc.constantFrom(...UNIVERSITY_TIERS),
    admissionType: fc.constantFrom(...ADMISSION_TYPES),
    majorTrack: fc.constantFrom(...MAJOR_TRACKS),
    gender: fc.constantFrom(...TUTOR_GENDERS),
    confidenceSubjects: fc.constantFrom(...CONFIDENCE_LEVELS).map((level) => [{ subject: "MATH", level }]),
    activeMatches: fc.nat({ max: 6 }),
    maxMatches: fc.nat({ max: 6 }),
  });
  fc.assert(
    fc.property(anyWish, anyTutor, (wished, offered) => {
      const result = matchScore(wish(wished), tutor(offered));
      expect(result.timeAndSkill + result.styleAndBackground).toBe(result.score);
      expect(Object.values(result.points).reduce((a, b) => a + b)).toBe(result.score);
      for (const [part, limit] of Object.entries(MATCH_PART_LIMITS)) {
        const value = result.points[part as keyof typeof MATCH_PART_LIMITS];
        expect(Number.isInteger(value) && value >= 0 && value <= limit).toBe(true);
      }
      expect(result.eligible).toBe(result.blocks.length === 0);
      expect(result.lessons.length).toBe(result.blocks.includes("TIME") ? 0 : wished.lessonsPerWeek);
      expect(matchScore(wish(wished), tutor(offered))).toEqual(result);
    }),
  );
});
