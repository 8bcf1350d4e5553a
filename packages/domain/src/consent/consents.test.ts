import { describe, expect, it } from "vitest";
import { missingConsents, toConsents } from "./consent.ts";
import { APPLICANT_CONSENTS, requiredConsents, signUpConsents } from "./required-consents.ts";

const PROVIDER = ["PG_ELECTRONIC_FINANCE", "PG_RECURRING_BILLING", "PG_PRIVACY", "PG_THIRD_PARTY"];
const BASE = ["STUDENT_TERMS", "PRIVACY_AND_MONITORING"];

describe("requiredConsents", () => {
  it.each([
    ["a card", { totalMonths: [3], paymentMethod: "CARD" }, [...BASE, ...PROVIDER, "MARKETING"]],
    ["nothing to pay", { totalMonths: [3], paymentMethod: "NONE" }, [...BASE, "MARKETING"]],
    [
      "any course of 12 months",
      { totalMonths: [3, 12], paymentMethod: "NONE" },
      [...BASE, "TWELVE_MONTH_PRODUCT", "MARKETING"],
    ],
    [
      "everything",
      { totalMonths: [12], paymentMethod: "KAKAOPAY", studyAbroadShortTerm: true, childUnder14: true },
      [...BASE, "UNDER_14_PRIVACY", "STUDY_ABROAD_SHORT_TERM", "TWELVE_MONTH_PRODUCT", ...PROVIDER, "MARKETING"],
    ],
  ] as const)("%s", (_, context, keys) => {
    const consents = requiredConsents(context);
    expect(consents.map(({ key }) => key)).toEqual(keys);
    expect(consents.filter(({ required }) => !required).map(({ key }) => key)).toEqual(["MARKETING"]);
  });
  it("labels them", () => {
    expect(requiredConsents({ totalMonths: [], paymentMethod: "NONE" }).map(({ label }) => label)).toEqual([
      "수강생 이용약관",
      "개인정보 수집과 수업 모니터링",
      "혜택 소식 받기",
    ]);
  });
});

it.each([
  [{ type: "student" }, [...BASE, "MARKETING"]],
  [{ type: "student", childUnder14: true }, [...BASE, "UNDER_14_PRIVACY"]],
  [
    { type: "parent", childUnder14: true },
    ["TUTOR_TERMS", "UNDER_14_PRIVACY", "PRIVACY", "TWELVE_MONTH_PRODUCT", "MARKETING"],
  ],
  [{ type: "parent", childUnder14: false }, ["TUTOR_TERMS", "PRIVACY", "TWELVE_MONTH_PRODUCT", "MARKETING"]],
  [{ type: "tutor" }, ["TEACHING_TERMS", "PRIVACY"]],
  [{ type: "parent" }, ["TUTOR_TERMS", "PRIVACY", "TWELVE_MONTH_PRODUCT", "MARKETING"]],
] as const)("sign-up of %o", (context, keys) => {
  expect(signUpConsents(context).map(({ key }) => key)).toEqual(keys);
});

it("says at a parent's sign-up, where nothing is bought, when the terms of a product apply", () => {
  const labels = signUpConsents({ type: "parent" }).map(({ label }) => label);
  expect(labels[2]).toBe("12개월 상품 약관 (그 상품을 신청할 때만 적용돼요)");
});

it("asks an applicant for terms, papers and the check of records, none of them optional", () => {
  expect(APPLICANT_CONSENTS.map(({ key }) => key)).toEqual([
    "TEACHING_TERMS",
    "APPLICANT_PRIVACY",
    "CRIME_RECORD_CHECK",
  ]);
  expect(missingConsents(APPLICANT_CONSENTS, ["TEACHING_TERMS"])).toHaveLength(2);
});

it("finds the required terms that are not ticked", () => {
  const consents = toConsents(["STUDENT_TERMS", "PRIVACY", "MARKETING"]);
  expect(missingConsents(consents, []).map(({ key }) => key)).toEqual(["STUDENT_TERMS", "PRIVACY"]);
  expect(missingConsents(consents, ["PRIVACY", "STUDENT_TERMS"])).toEqual([]);
});
