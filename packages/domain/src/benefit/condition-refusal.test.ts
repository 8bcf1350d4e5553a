import { describe, expect, it } from "vitest";
import { benefit, coupon } from "../../test/fixtures.ts";
import type { Benefit } from "./benefit.ts";
import type { BuyerFacts } from "./benefit-condition.ts";
import { conditionRefusal } from "./condition-refusal.ts";

const wow = { coupon: coupon("쿠팡와우 카드할인") };

const TABLE: readonly [Partial<Benefit>, BuyerFacts, string | null, string | null][] = [
  [{ condition: "NONE" }, { hasCourse: true, hasTakenLesson: false, hasSiblingCourse: false }, "NAVERPAY", null],
  [{ condition: "FIRST" }, { hasCourse: false }, null, null],
  [{ condition: "FIRST" }, { hasCourse: true }, null, "50006 첫 결제에만"],
  [{ condition: "RETURNING" }, { hasTakenLesson: true }, null, null],
  [{ condition: "RETURNING" }, { hasTakenLesson: false, hasCourse: true }, null, "50004 재등록할 때"],
  [{ condition: "SIBLING" }, { hasSiblingCourse: true }, null, null],
  [{ condition: "SIBLING" }, { hasSiblingCourse: false, hasCourse: true }, null, "50004 형제자매가"],
  [{ condition: "CARD" }, {}, "CARD", null],
  [{ condition: "CARD" }, {}, "KAKAOPAY", "50006 카드로 결제할 때만"],
  [{ condition: "CARD" }, {}, null, null],
  // The name of the Coupang Wow card is a rule beside whatever is stored.
  [{ condition: "NONE", ...wow }, {}, "KAKAOPAY", "50006 카드로 결제할 때만"],
  [{ condition: "FIRST", ...wow }, { hasCourse: true }, "KAKAOPAY", "50006 첫 결제에만"],
  [{ condition: "FIRST", ...wow }, { hasCourse: false }, "KAKAOPAY", "50006 카드로 결제할 때만"],
  // No other name is one.
  [{ condition: "NONE", coupon: coupon("첫수강") }, { hasCourse: true }, null, null],
  [{ condition: "NONE", coupon: coupon("재등록") }, { hasTakenLesson: false }, null, null],
];

it.each(TABLE)("%j with %j and %s: %s", (change, facts, method, expected) => {
  const paymentMethod = method as "CARD" | "KAKAOPAY" | "NAVERPAY" | null;
  const refusal = conditionRefusal(benefit(change), { facts, paymentMethod });
  const start = refusal && `${refusal.errorCode} ${refusal.message}`.slice(0, expected?.length);
  expect(start).toBe(expected);
});

describe("a first payment", () => {
  const first = benefit({ condition: "FIRST" });
  const [trial, course] = [{ totalMonths: 0 }, { totalMonths: 1 }];

  it.each([
    [[trial], "50006 1개월 이상 수업의 첫"],
    [[course], null],
    [[trial, course], null],
    [[], null],
  ])("of %j: %s", (courses, start) => {
    const refusal = conditionRefusal(first, { courses, facts: { hasCourse: false } });
    expect(refusal && `${refusal.errorCode} ${refusal.message}`.slice(0, start?.length)).toBe(start);
  });

  it("was, for an account with a course, whatever is bought now", () => {
    expect(conditionRefusal(first, { courses: [trial], facts: { hasCourse: true } })?.message).toContain(
      "이미 결제했어요",
    );
  });

  it("is asked of no other condition", () => {
    for (const condition of ["NONE", "RETURNING", "SIBLING", "CARD"] as const) {
      expect(conditionRefusal(benefit({ condition }), { courses: [trial] })).toBeNull();
    }
  });
});

it("refuses nothing that is not known yet", () => {
  for (const condition of ["FIRST", "RETURNING", "SIBLING", "CARD"] as const) {
    expect(conditionRefusal(benefit({ condition }), {})).toBeNull();
  }
});
