import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HOUR } from "../time/duration.ts";
import {
  isLessonHeld,
  publishedTextProblem,
  REVIEW_CHIP_LABELS,
  REVIEW_CHIPS,
  REVIEW_SORT_LABELS,
  REVIEW_SORTS,
  REVIEW_TEXT_LENGTH,
  type ReviewedLesson,
  reviewChipsFor,
  reviewEditableUntil,
  reviewMonths,
  reviewSubject,
} from "./review.ts";

const NOW = new Date("2026-11-24T12:00:00+09:00");
/** A lesson that ended so many hours ago. */
const lesson = (hoursAgo: number, facts: Partial<ReviewedLesson> = {}): ReviewedLesson => ({
  tutorId: 1,
  settledAs: "HELD",
  dispute: null,
  startsAt: new Date(NOW.getTime() - (hoursAgo + 1) * HOUR),
  endsAt: new Date(NOW.getTime() - hoursAgo * HOUR),
  ...facts,
});

describe("isLessonHeld", () => {
  it.each([
    ["settled so", lesson(1), true],
    ["not settled", lesson(0, { settledAs: null }), false],
    ["asked about", lesson(1, { settledAs: "ASKED" }), false],
    ["missed by the student", lesson(1, { settledAs: "STUDENT_ABSENT" }), false],
    ["missed by the tutor", lesson(1, { settledAs: "TUTOR_ABSENT" }), false],
    ["disputed", lesson(1, { dispute: "OPEN" }), false],
    ["decided", lesson(1, { dispute: "DECIDED" }), true],
  ])("%s: %s", (_, one, held) => {
    expect(isLessonHeld(one)).toBe(held);
  });
});

describe("reviewSubject", () => {
  it("is nobody before a lesson was held", () => {
    expect(reviewSubject([])).toBeNull();
    expect(reviewSubject([lesson(-1, { settledAs: null }), lesson(2, { settledAs: "STUDENT_ABSENT" })])).toBeNull();
  });

  it("counts the lessons of the last tutor alone", () => {
    const before = [lesson(90), lesson(80), lesson(70)];
    const after = [lesson(20, { tutorId: 2 }), lesson(10, { tutorId: 2 })];
    expect(reviewSubject([...after, ...before])).toEqual({ tutorId: 2, heldLessons: 2 });
    expect(reviewSubject([...before, lesson(60)])).toEqual({ tutorId: 1, heldLessons: 4 });
  });

  it("does not depend on the order of the lessons, and never counts more than there are", () => {
    const lessons = fc.array(
      fc
        .record({ hours: fc.integer({ min: -50, max: 50 }), tutorId: fc.integer({ min: 1, max: 3 }) })
        .map(({ hours, tutorId }) => lesson(hours, { tutorId })),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(lessons, (all) => {
        const distinct = all.filter((one, at) => all.findIndex(({ endsAt }) => +endsAt === +one.endsAt) === at);
        const found = reviewSubject(distinct);
        expect(reviewSubject(distinct.toReversed())).toEqual(found);
        expect(found?.heldLessons ?? 0).toBeLessThanOrEqual(distinct.length);
      }),
    );
  });
});

it("can be changed for thirty days", () => {
  expect(reviewEditableUntil(new Date("2026-11-01T09:30:00Z"))).toEqual(new Date("2026-12-01T09:30:00Z"));
});

it.each([
  [0, 1],
  [1, 1],
  [30, 1],
  [31, 2],
  [90, 3],
  [200, 7],
])("%i days of lessons are %i months", (days, months) => {
  expect(reviewMonths(new Date(NOW.getTime() - days * 24 * HOUR), NOW)).toBe(months);
});

it.each([
  ["좋아요", "10자 이상 적어 주세요."],
  ["         좋아요         ", "10자 이상 적어 주세요."],
  ["가".repeat(1_001), "1,000자까지 쓸 수 있어요."],
  ["010-1234-5678로 연락 주세요", "전화번호나 메신저, 주소처럼 연락할 수 있는 내용은 빼 주세요."],
  ["카톡으로 물어보면 바로 알려 주세요", "전화번호나 메신저, 주소처럼 연락할 수 있는 내용은 빼 주세요."],
  ["분수 문장제를 겁내지 않게 됐어요", null],
])("%j: %s", (text, problem) => {
  expect(publishedTextProblem(text, REVIEW_TEXT_LENGTH)).toBe(problem);
});

it.each([
  [1, false, true],
  [2, false, true],
  [3, true, true],
  [4, true, false],
  [5, true, false],
] as const)("%i stars offer praise: %s, and what was lacking: %s", (stars, praises, lacks) => {
  expect(reviewChipsFor(stars).includes("KIND")).toBe(praises);
  expect(reviewChipsFor(stars).includes("LATE")).toBe(lacks);
});

it("labels each point and each order, no two alike", () => {
  expect(new Set(REVIEW_CHIPS.map((chip) => REVIEW_CHIP_LABELS[chip])).size).toBe(REVIEW_CHIPS.length);
  expect(REVIEW_SORTS.map((sort) => REVIEW_SORT_LABELS[sort])).toEqual(["최신순", "별점 높은 순", "별점 낮은 순"]);
});
