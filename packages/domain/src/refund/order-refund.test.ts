import { describe, expect, it } from "vitest";
import { fillCourses } from "../order/fill-courses.ts";
import { courseRefunds, isCouponBack, orderStatusAfterRefund, type RefundCourse, totalRefund } from "./order-refund.ts";
import { tabletRefund } from "./tablet-refund.ts";

const PAID_AT = new Date("2026-11-02T03:00:00Z");
const STARTED_AT = new Date("2026-11-10T10:00:00Z");
/** In the first month of four weeks, after the days of withdrawal. */
const IN_MONTH_1 = new Date("2026-11-30T03:00:00Z");
/** In the third and last month of a course of three. */
const IN_MONTH_3 = new Date("2027-02-20T03:00:00Z");

/** Three months: 24 lessons and a free one. */
const course = (change: Partial<RefundCourse> = {}): RefundCourse => ({
  label: "수학",
  finalCost: 1_000_000,
  isGivenUp: false,
  totalMonths: 3,
  totalCounts: 24,
  freeLessonCounts: 1,
  usedCounts: 0,
  startedAt: STARTED_AT,
  ...change,
});
const oneMonth = (usedCounts: number) =>
  course({ finalCost: 287_120, totalMonths: 1, totalCounts: 8, freeLessonCounts: 0, usedCounts });
const single = (finalCost: number, totalCounts: number, usedCounts: number) =>
  course({ finalCost, totalMonths: 0, totalCounts, freeLessonCounts: 0, usedCounts });
const maths = (change: Partial<RefundCourse> = {}) => course({ finalCost: 756_960, ...change });
const english = (change: Partial<RefundCourse> = {}) =>
  course({ label: "영어", finalCost: 361_800, totalCounts: 12, ...change });

interface Case {
  paid: number;
  refunded?: number;
  now?: Date;
  courses: RefundCourse[];
  amounts: (number | null)[];
}

const CASES: Record<string, Case> = {
  // 1,000,000 / 25 lessons = 40,000 each.
  "1 nothing used": { paid: 1_000_000, courses: [course()], amounts: [1_000_000] },
  // 1,000,000 - 1 x 40,000
  "2 one lesson": { paid: 1_000_000, courses: [course({ usedCounts: 1 })], amounts: [960_000] },
  // 1,000,000 - 8 x 40,000 = 680,000; the table: 8 of the month's 8.33 are more than a half, so 2 of 3 months = 666,667
  "3 a month's lessons": { paid: 1_000_000, courses: [course({ usedCounts: 8 })], amounts: [680_000] },
  // 1,000,000 - 9 x 40,000 = 640,000; the table: 2 of 3 months = 666,666.7, rounded up
  "4 the table gives more": { paid: 1_000_000, courses: [course({ usedCounts: 9 })], amounts: [666_667] },
  // 999,999 x 3 / 25 = 119,999.88, rounded down 119,999; 999,999 - 119,999
  "5 an odd price": { paid: 999_999, courses: [course({ usedCounts: 3 })], amounts: [880_000] },
  // 25 + 2 of a coupon: 1,000,000 x 3 / 27 = 111,111.1; 1,000,000 - 111,111
  "6 bonus lessons": { paid: 1_000_000, courses: [course({ freeLessonCounts: 3, usedCounts: 3 })], amounts: [888_889] },
  // 1,000,000 x 25 / 27 = 925,925.9; the table: 25 - 2 x 9 = 7 of the last month's 9 are more than a half, 0
  "7 two lessons left": {
    paid: 1_000_000,
    now: IN_MONTH_3,
    courses: [course({ freeLessonCounts: 3, usedCounts: 25 })],
    amounts: [74_075],
  },
  // All 25 in the last month.
  "8 nothing left": { paid: 1_000_000, now: IN_MONTH_3, courses: [course({ usedCounts: 25 })], amounts: [0] },
  "9 a trial": { paid: 9_900, courses: [single(9_900, 1, 0)], amounts: [9_900] },
  // 9,900 - 9,900; the table: 1 of 1 lesson, 0
  "10 a trial that was taken": { paid: 9_900, courses: [single(9_900, 1, 1)], amounts: [0] },
  // 148,000 - 37,000 = 111,000; the table: a quarter is up to a third, 2/3 = 98,667
  "11 one of four": { paid: 148_000, courses: [single(148_000, 4, 1)], amounts: [111_000] },
  // 287,120 / 8 = 35,890; 287,120 - 2 x 35,890; the table: 2/3 = 191,414
  "12 two of eight": { paid: 287_120, courses: [oneMonth(2)], amounts: [215_340] },
  // 287,120 - 4 x 35,890 = 143,560, as much as the table's half
  "13 a half": { paid: 287_120, courses: [oneMonth(4)], amounts: [143_560] },
  // 287,120 - 7 x 35,890; the table: more than a half, 0
  "14 seven of eight": { paid: 287_120, courses: [oneMonth(7)], amounts: [35_890] },
  // 10,000 / 3 = 3,333.3: the won left over goes to the first
  "15 three equal courses": {
    paid: 10_000,
    courses: [course(), course(), course()],
    amounts: [3_334, 3_333, 3_333],
  },
  // Without a coupon each course's price is its share: the bundling discount stays.
  "16 a bundle": { paid: 1_118_760, courses: [maths(), english()], amounts: [756_960, 361_800] },
  // 30,000 off: 756,960 x 1,088,760 / 1,118,760 = 736,661.71 and 352,098.29; the won left over goes to .71
  "17 a bundle with a coupon": { paid: 1_088_760, courses: [maths(), english()], amounts: [736_662, 352_098] },
  // 736,662 x 3 / 25 = 88,399.4; 736,662 - 88,399
  "18 lessons of one course": {
    paid: 1_088_760,
    courses: [maths({ usedCounts: 3 }), english()],
    amounts: [648_263, 352_098],
  },
  // 352,098 / 13 = 27,084.5; 352,098 - 27,084
  "19 lessons of the other": {
    paid: 1_088_760,
    courses: [maths(), english({ usedCounts: 1 })],
    amounts: [736_662, 325_014],
  },
  // 736,662 went back for maths, as much as its share.
  "20 the rest after one course": {
    paid: 1_088_760,
    refunded: 736_662,
    courses: [maths({ isGivenUp: true }), english()],
    amounts: [null, 352_098],
  },
  // 648,263 for maths after three lessons, less than its share: English is untouched.
  "21 the rest after used lessons": {
    paid: 1_088_760,
    refunded: 648_263,
    courses: [maths({ isGivenUp: true, usedCounts: 3 }), english()],
    amounts: [null, 352_098],
  },
  // Staff gave 800,000 for maths: 800,000 - 736,662 = 63,338 of English are back already; 352,098 - 63,338
  "22 more than a share was given": {
    paid: 1_088_760,
    refunded: 800_000,
    courses: [maths({ isGivenUp: true }), english()],
    amounts: [null, 288_760],
  },
  // 100,000 for nothing given up: 67,660.6 and 32,339.4, the won left over to .6; 736,662 - 67,661 and 352,098 - 32,339
  "23 money back without giving up": {
    paid: 1_088_760,
    refunded: 100_000,
    courses: [maths(), english()],
    amounts: [669_001, 319_759],
  },
  // 669,001 - 88,399, as 18
  "24 that, and lessons": {
    paid: 1_088_760,
    refunded: 100_000,
    courses: [maths({ usedCounts: 3 }), english()],
    amounts: [580_602, 319_759],
  },
  "25 everything is back": {
    paid: 1_088_760,
    refunded: 1_088_760,
    courses: [maths(), english()],
    amounts: [0, 0],
  },
  "26 nothing was paid": { paid: 0, courses: [maths(), english({ usedCounts: 2 })], amounts: [0, 0] },
  // A product of 0 won takes no share.
  "27 a free course": { paid: 1_000_000, courses: [course({ finalCost: 0 }), course()], amounts: [0, 1_000_000] },
};

describe("the refund of each course", () => {
  it.each(Object.entries(CASES))("%s", (_name, { paid, refunded = 0, now = IN_MONTH_1, courses, amounts }) => {
    const refunds = courseRefunds({ paidAmount: paid, refundedAmount: refunded, paidAt: PAID_AT, now }, courses);
    expect(refunds.map((refund) => refund?.amount ?? null)).toEqual(amounts);
    for (const refund of refunds) {
      expect((refund?.lines ?? []).reduce((sum, line) => sum + line.amount, 0)).toBe(refund?.amount ?? 0);
    }
  });

  it("shows where it comes from", () => {
    const order = { paidAmount: 1_088_760, refundedAmount: 100_000, paidAt: PAID_AT, now: IN_MONTH_1 };
    const [refund] = courseRefunds(order, [maths({ usedCounts: 3 }), english()]);
    expect(refund?.lines).toEqual([
      { label: "수학 수업료", amount: 756_960 },
      { label: "쿠폰·추천 할인 중 수학 몫", amount: -20_298 },
      { label: "수업 3회", amount: -88_399 },
      { label: "이미 환불한 금액", amount: -67_661 },
    ]);
  });

  it.each([
    ["a bundle without a coupon", 1_118_760, [{ label: "영어 수업료", amount: 361_800 }]],
    ["a bundle that cost more than its courses", 1_200_000, [{ label: "영어에 낸 금액", amount: 388_073 }]],
  ])("%s", (_name, paidAmount, lines) => {
    const order = { paidAmount, refundedAmount: 0, paidAt: PAID_AT, now: IN_MONTH_1 };
    expect(courseRefunds(order, [maths(), english()])[1]?.lines).toEqual(lines);
  });

  it("of an only course begins with what was paid", () => {
    const order = { paidAmount: 900_000, refundedAmount: 0, paidAt: PAID_AT, now: IN_MONTH_1 };
    expect(courseRefunds(order, [course()])[0]?.lines).toEqual([{ label: "낸 금액", amount: 900_000 }]);
  });
});

describe("the used lessons of a class", () => {
  it.each([
    [9, [8, 8], [8, 1]],
    [3, [8, 8], [3, 0]],
    // The first course was given up after five lessons.
    [7, [5, 8], [5, 2]],
    [20, [8, 8], [8, 8]],
    [0, [8], [0]],
  ])("%i fill courses of %o: %o", (used, totals, filled) => {
    expect(fillCourses(used, totals)).toEqual(filled);
  });

  // 28 the second course has one used lesson: 287,120 - 35,890
  it("28 a renewal after nine lessons", () => {
    const [, renewed = 0] = fillCourses(9, [8, 8]);
    const order = { paidAmount: 287_120, refundedAmount: 0, paidAt: PAID_AT, now: IN_MONTH_1 };
    expect(courseRefunds(order, [oneMonth(renewed)])[0]?.amount).toBe(251_230);
  });
});

describe("several courses at once", () => {
  const courses = [
    { label: "수학", amount: 648_263 },
    { label: "영어", amount: 352_098 },
  ];
  const given = tabletRefund({ state: "GIVEN", monthlyCost: 30_000, startedOn: "2026-11-10", today: "2026-11-30" });

  it("give what each gives", () => {
    expect(totalRefund(courses, null)).toEqual({ amount: 1_000_361, lines: courses });
  });

  // 29: 1,000,361 - 330,000
  it("29 less the months of a tablet that were not taken", () => {
    const lines = [...courses, { label: "태블릿 남은 달 몫", amount: -330_000 }];
    expect(totalRefund(courses, given)).toEqual({ amount: 670_361, lines });
  });

  // 30: 100,000 is all that there is
  it("30 a tablet never costs more than they give", () => {
    const [first] = courses;
    const small = { label: first?.label ?? "", amount: 100_000 };
    expect(totalRefund([small], given)).toEqual({
      amount: 0,
      lines: [small, { label: "태블릿 남은 달 몫", amount: -100_000 }],
    });
  });
});

it.each([
  [true, 0, "2026-12-01", true],
  [false, 0, "2026-12-01", false],
  [true, 1, "2026-12-01", false],
  [true, 0, "2026-11-30", false],
])(
  "a coupon of a whole order (%s) with %i lessons that runs to %s comes back: %s",
  (isWholeOrder, usedCounts, end, back) => {
    expect(isCouponBack({ isWholeOrder, usedCounts, endAt: new Date(end), now: IN_MONTH_1 })).toBe(back);
  },
);

it.each([
  ["PAID", 100, 100, true, "REFUNDED"],
  ["PAID", 100, 40, true, "PART_REFUNDED"],
  ["PAID", 100, 40, false, "PART_REFUNDED"],
  ["PART_REFUNDED", 100, 100, true, "REFUNDED"],
  ["PAID", 100, 0, true, "PAID"],
  ["PAID", 0, 0, true, "REFUNDED"],
  ["PAID", 0, 0, false, "PAID"],
] as const)(
  "an order that is %s, paid %i, %i back, all given up %s: %s",
  (status, paidAmount, refundedAmount, all, after) => {
    expect(orderStatusAfterRefund(status, { paidAmount, refundedAmount, isAllGivenUp: all })).toBe(after);
  },
);
