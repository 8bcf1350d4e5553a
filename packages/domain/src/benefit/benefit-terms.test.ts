import { describe, expect, it } from "vitest";
import {
  type BenefitTerms,
  type BenefitTermsContext,
  benefitTermsProblems,
  couponCodeProblem,
} from "./benefit-terms.ts";

const START = new Date("2026-11-01T00:00:00Z");
const fitting: BenefitTerms = {
  name: "첫수강",
  discountCost: null,
  discountRate: 5,
  validMonths: [],
  startAt: START,
  endAt: new Date("2026-12-01T00:00:00Z"),
  maxUses: null,
};
const unused: BenefitTermsContext = { usedCount: 0, addedLessons: 0 };

const TABLE: readonly [
  string,
  Partial<BenefitTerms>,
  Partial<BenefitTermsContext>,
  ReturnType<typeof benefitTermsProblems>,
][] = [
  ["a rate", {}, {}, {}],
  ["the whole price", { discountRate: 100 }, {}, {}],
  ["an amount", { discountCost: 30_000, discountRate: null }, {}, {}],
  ["the largest amount", { discountCost: 1_000_000, discountRate: null }, {}, {}],
  ["added lessons alone", { discountRate: null }, { addedLessons: 2 }, {}],
  ["neither", { discountRate: null }, {}, { discountCost: "할인할 금액이나 비율을 적어 주세요." }],
  ["both", { discountCost: 1_000 }, {}, { discountRate: "금액과 비율 가운데 하나만 적어 주세요." }],
  [
    "an amount of nothing",
    { discountCost: 0, discountRate: null },
    {},
    { discountCost: "1원부터 1,000,000원까지 적어 주세요." },
  ],
  [
    "too much",
    { discountCost: 1_000_001, discountRate: null },
    {},
    { discountCost: "1원부터 1,000,000원까지 적어 주세요." },
  ],
  [
    "half a won",
    { discountCost: 0.5, discountRate: null },
    {},
    { discountCost: "1원부터 1,000,000원까지 적어 주세요." },
  ],
  ["a rate of nothing", { discountRate: 0 }, {}, { discountRate: "1부터 100까지 적어 주세요." }],
  ["more than everything", { discountRate: 101 }, {}, { discountRate: "1부터 100까지 적어 주세요." }],
  ["no figure", { discountRate: Number.NaN }, {}, { discountRate: "1부터 100까지 적어 주세요." }],
  ["no name", { name: "  " }, {}, { name: "이름을 적어 주세요." }],
  ["the longest name", { name: "가".repeat(30) }, {}, {}],
  ["a longer name", { name: "가".repeat(31) }, {}, { name: "이름은 30자까지 쓸 수 있어요." }],
  ["months", { validMonths: [1, 3, 24] }, {}, {}],
  ["a month twice", { validMonths: [3, 3] }, {}, { validMonths: "같은 개월 수가 두 번 있어요." }],
  ["no month", { validMonths: [0] }, {}, { validMonths: "개월 수를 다시 골라 주세요." }],
  ["too many months", { validMonths: [25] }, {}, { validMonths: "개월 수를 다시 골라 주세요." }],
  [
    "an end before its start",
    { endAt: new Date("2026-10-31T00:00:00Z") },
    {},
    { endAt: "끝나는 날은 시작하는 날보다 빠를 수 없어요." },
  ],
  ["an end at its start", { endAt: START }, {}, { endAt: "끝나는 날은 시작하는 날보다 빠를 수 없어요." }],
  ["one instant long", { endAt: new Date(START.getTime() + 1) }, {}, {}],
  [
    "no days",
    { startAt: new Date("x"), endAt: new Date("x") },
    {},
    { startAt: "시작하는 날을 적어 주세요.", endAt: "끝나는 날을 적어 주세요." },
  ],
  [
    "days of another age",
    { startAt: new Date("2019-12-31T23:59:59Z"), endAt: new Date("2100-01-01T00:00:00Z") },
    {},
    { startAt: "시작하는 날을 적어 주세요.", endAt: "끝나는 날을 적어 주세요." },
  ],
  ["the longest time", { startAt: new Date("2020-01-01T00:00:00Z"), endAt: new Date("2099-12-31T23:59:59Z") }, {}, {}],
  ["a limit", { maxUses: 10 }, { usedCount: 9 }, {}],
  ["a limit that is reached", { maxUses: 10 }, { usedCount: 10 }, {}],
  [
    "a limit that is passed",
    { maxUses: 9 },
    { usedCount: 10 },
    { maxUses: "이미 10번 쓰여서 더 적게 정할 수 없어요." },
  ],
  ["a limit of nothing", { maxUses: 0 }, {}, { maxUses: "1번부터 적거나 비워 두어 주세요." }],
  ["the largest limit", { maxUses: 1_000_000 }, {}, {}],
  ["a limit without end", { maxUses: 1_000_001 }, {}, { maxUses: "1번부터 적거나 비워 두어 주세요." }],
];

describe("benefitTermsProblems", () => {
  it.each(TABLE)("%s", (_, change, context, problems) => {
    expect(benefitTermsProblems({ ...fitting, ...change }, { ...unused, ...context })).toEqual(problems);
  });
});

describe("couponCodeProblem", () => {
  it.each(["첫수강", "NARAN7", "봄-2027", "ab", "가".repeat(20)])("takes %s", (code) => {
    expect(couponCodeProblem(code)).toBeNull();
  });
  it.each(["", "a", "가".repeat(21), "첫 수강", " 첫수강", "50%", "a_b", "ㄱㄴ", "---", "a-"])("refuses %j", (code) => {
    expect(couponCodeProblem(code)).toBe("코드는 한글, 영문, 숫자, 붙임표로 2~20자까지 쓸 수 있어요.");
  });
});
