import { expect, it } from "vitest";
import { benefit } from "../../test/fixtures.ts";
import type { Benefit } from "./benefit.ts";
import { type BenefitContext, benefitRefusal } from "./benefit-refusal.ts";

const END = "2026-11-15T14:59:59Z";
const START = "2026-11-15T15:00:00Z";
const courses = [
  { productId: 1, totalMonths: 3 },
  { productId: 2, totalMonths: 6 },
];
const referral = benefit({
  id: "R1",
  benefitType: "REFERRAL",
  condition: "FIRST",
  coupon: null,
  referralCode: "R1",
});
const facts = { hasCourse: true, hasTakenLesson: false, hasSiblingCourse: false };

const TABLE: readonly [string, Benefit, Partial<BenefitContext>, readonly [number, string] | null][] = [
  ["nothing against it", benefit(), {}, null],
  ["its last instant", benefit({ endAt: END }), { now: new Date(END) }, null],
  [
    "expired",
    benefit({ endAt: END }),
    { now: new Date("2026-11-15T15:00:00Z") },
    [50001, "기한이 지난 쿠폰이에요. 11월 15일(일)까지 쓸 수 있었어요."],
  ],
  ["its first instant", benefit({ startAt: START }), { now: new Date(START) }, null],
  [
    "not yet valid",
    benefit({ startAt: START }),
    { now: new Date("2026-11-15T14:59:59Z") },
    [50004, "아직 쓸 수 없어요. 11월 16일(월)부터 쓸 수 있어요."],
  ],
  ["used up", benefit(), { usedBenefitIds: ["x", "code-첫수강"] }, [50005, "이미 쓴 혜택이에요."]],
  ["another one used up", benefit(), { usedBenefitIds: ["x"] }, null],
  ["for every product", benefit({ appliedProducts: [1, 2, 3] }), {}, null],
  ["not for one product", benefit({ appliedProducts: [1] }), {}, [50006, "담은 수업에는 쓸 수 없는 혜택이에요."]],
  [
    "for trials, not for one product",
    benefit({ appliedProducts: [9], productsOnly: true, trialsOnly: true }),
    {},
    [50006, "체험 수업에만 쓸 수 있어요."],
  ],
  ["for every length", benefit({ validMonths: [3, 6] }), {}, null],
  ["not for one length", benefit({ validMonths: [6, 12] }), {}, [50006, "6·12개월 수업에만 쓸 수 있어요."]],
  ["one's own referral code", referral, { ownReferralCode: "R1" }, [50006, "내 추천코드는 내가 쓸 수 없어요."]],
  ["a friend's referral code", referral, { ownReferralCode: "R2" }, null],
  [
    "one's own code after an order",
    referral,
    { ownReferralCode: "R1", facts },
    [50006, "내 추천코드는 내가 쓸 수 없어요."],
  ],
  [
    "a condition that is not met",
    benefit({ condition: "FIRST" }),
    { facts },
    [50006, "첫 결제에만 쓸 수 있어요. 이 계정은 1개월 이상 수업을 이미 결제했어요."],
  ],
  [
    "its products before its condition",
    benefit({ condition: "FIRST", appliedProducts: [1] }),
    { facts },
    [50006, "담은 수업에는 쓸 수 없는 혜택이에요."],
  ],
  ["no referral code on either side", benefit(), { ownReferralCode: null }, null],
];

it.each(TABLE)("%s", (_, offered, change, refusal) => {
  const context = { now: new Date("2026-11-15T00:00:00Z"), courses, ...change };
  const expected = refusal && { errorCode: refusal[0], message: refusal[1] };
  expect(benefitRefusal(offered, context)).toEqual(expected);
});
