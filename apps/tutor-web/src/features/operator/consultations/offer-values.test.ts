import { expect, it } from "vitest";
import type { ConsultationDetail } from "./consultation-queries";
import { offerProblems, toOffer, valuesOf } from "./offer-values";

const found = {
  studyPurposes: [],
  likedTutorStyles: [],
  weeklyAvailablePeriods: null,
} as unknown as ConsultationDetail;
const course = { key: 1, subject: "MATH", subjectDetail: "MATH_M2_2", productId: "1122200" };
const MISSING = "통화를 먼저 기록하거나, 전화 없이 보내는 이유를 적어 주세요.";

it.each([
  ["REQUESTED", "", MISSING],
  ["CALL_LATER", "짧아", MISSING],
  ["REQUESTED", " 문자로 이야기했어요. ", null],
  ["WANTS_OFFER", "", null],
  ["OFFERED", "", null],
] as const)(
  "while %s an offer with the reason %j to leave the call out has the problem %s",
  (status, text, problem) => {
    const values = { ...valuesOf(found), courses: [course], callWaiver: text };
    expect(offerProblems(values, { status })).toMatchObject({ courses: null, callWaiver: problem });
    const isPromised = status === "REQUESTED" || status === "CALL_LATER";
    expect(toOffer(values, { ...found, status }).callWaiver).toBe(isPromised ? text.trim() : undefined);
  },
);
