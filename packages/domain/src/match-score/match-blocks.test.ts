import { describe, expect, it } from "vitest";
import { tutor, week, wish } from "../../test/fixtures.ts";
import { periodsToCalendar } from "../schedule/weekly-calendar.ts";
import type { WeeklyAvailablePeriods } from "../schedule/weekly-periods.ts";
import { explainMatch } from "./explain-match.ts";
import type { MatchTutor, MatchWish } from "./match-input.ts";
import { matchScore } from "./match-score.ts";

const calendar = (change: Partial<WeeklyAvailablePeriods>) => periodsToCalendar(week(change));

describe("hard conditions", () => {
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
    ["rank fits: proposed for none", {}, { rank: null }, ["RANK"], "명문대 선생님 수업을 하지 않아요"],
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
      "주 2회 만날 시간이 맞지 않아요",
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
    const scored = matchScore(wish(wished), tutor(offered));
    expect(scored.blocks).toEqual(blocks);
    expect(scored.eligible).toBe(blocks.length === 0);
    if (message) expect(explainMatch(wish(wished), tutor(offered), scored).misses[0]).toBe(message);
  });

  it("lists every broken condition", () => {
    const result = matchScore(wish({ rank: "EXPERT", subject: "KOREAN", tutorGenders: ["MALE"] }), {
      ...tutor({ subjectDetails: [], calendar: calendar({}), maxMatches: 0 }),
    });
    expect(result.blocks).toEqual(["SUBJECT_DETAIL", "RANK", "SUBJECT_RULE", "TIME", "GENDER", "CAPACITY"]);
    expect(result.lessons).toEqual([]);
  });
});
