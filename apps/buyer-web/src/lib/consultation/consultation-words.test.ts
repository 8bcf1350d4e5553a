import type { components } from "@pkg/web/platform/api/api";
import { siteConfig } from "@pkg/web/platform/config/site-config";
import { expect, it } from "vitest";
import { consultationWords } from "./consultation-words";

const BEFORE = new Date("2026-11-30T00:00:00Z");
const AFTER = new Date("2026-12-04T00:00:00Z");
type Consultation = components["schemas"]["Consultation"];

const OFFER = { expiresAt: "2026-12-05T01:20:00.000Z", withoutCall: false };
const asked: Consultation = {
  id: "c1",
  status: "REQUESTED",
  phoneNumber: "01077778888",
  callerName: "김민지",
  grade: 8,
  subjects: [],
  studyPurposes: ["SCHOOL_GRADES"],
  slots: [],
  promise: { date: "2026-12-02", halfDay: "MORNING" },
  likedTutorStyles: [],
  weeklyAvailablePeriods: null,
  offer: null,
};

it.each([
  ["REQUESTED", null, "12월 2일(수) 오전에 전화드릴게요", null],
  ["CALL_LATER", null, "12월 2일(수) 오전에 전화드릴게요", null],
  // An offer that was withdrawn says nothing of a call that was not made.
  ["REQUESTED", "REVOKED", "12월 2일(수) 오전에 전화드릴게요", null],
  ["REQUESTED", "LIVE", "제안받은 수업이 있어요", "제안받은 수업 보기"],
  ["OFFERED", "LIVE", "제안받은 수업이 있어요", "제안받은 수업 보기"],
  ["OFFERED", "EXPIRED", "제안 기한이 지났어요", null],
  ["WANTS_OFFER", "REVOKED", "제안을 준비하고 있어요", null],
  ["WANTS_OFFER", null, "제안을 준비하고 있어요", null],
  ["OFFERED", "USED", "제안받은 수업을 결제했어요", "주문 보기"],
  ["PAID", "USED", "제안받은 수업을 결제했어요", "주문 보기"],
  ["PAID", "REFUNDED", "결제한 수업을 모두 환불했어요", "주문 보기"],
  ["REQUESTED", "USED", "제안받은 수업을 결제했어요", "주문 보기"],
  ["DECLINED", "REVOKED", "상담을 마쳤어요", null],
  ["CANCELLED", "REVOKED", "상담 신청을 취소했어요", null],
] as const)("%s with an offer that is %s: %s", (status, state, title, offerLabel) => {
  const offer = state && { state, ...OFFER };
  expect(consultationWords({ ...asked, status, offer }, BEFORE)).toMatchObject({ title, offerLabel });
});

it("says when an offer ends, and that a call is promised beside it", () => {
  const { reason } = consultationWords({ ...asked, offer: { state: "LIVE", ...OFFER } }, BEFORE);
  expect(reason).toBe("12월 5일(토) 10:20까지 결제할 수 있어요. 12월 2일(수) 오전에 전화도 드려요.");
});

it.each([
  [
    "OFFERED",
    true,
    "약속한 전화를 드리지 못해 죄송해요. 대신 수업을 먼저 골라 드렸어요. 빠진 과목이 있으면 다시 신청해 주세요. 12월 5일(토) 10:20까지 결제할 수 있어요.",
  ],
  ["REQUESTED", false, "12월 5일(토) 10:20까지 결제할 수 있어요. 12월 2일(수) 오전에 전화도 드려요."],
] as const)("says what became of the call of an offer without one (%s)", (status, withoutCall, reason) => {
  const offer = { state: "LIVE", ...OFFER, withoutCall } as const;
  expect(consultationWords({ ...asked, status, offer }, BEFORE).reason).toBe(reason);
});

it("says to who comes back that they have asked, and for when", () => {
  expect(consultationWords(asked, BEFORE, true)).toMatchObject({
    title: "이미 신청했어요",
    reason: "12월 2일(수) 오전, 10시에서 12시 사이에 전화드려요. 010-7777-8888번으로 걸게요.",
  });
});

it.each([false, true])("says that a promised call is late, and what can be done (comes back: %s)", (isReturn) => {
  const words = consultationWords(asked, AFTER, isReturn);
  expect(words.title).toBe("약속한 전화가 늦어지고 있어요");
  expect(words.reason).toContain(siteConfig.business.phone);
});

it("says beside an offer that the call is promised, or late", () => {
  const reasonAt = (state: "USED" | "LIVE" | "REFUNDED", now: Date) =>
    consultationWords({ ...asked, offer: { state, ...OFFER } }, now).reason;
  for (const state of ["USED", "LIVE", "REFUNDED"] as const) {
    expect(reasonAt(state, BEFORE)).toContain("12월 2일(수) 오전에 전화도 드려요.");
    expect(reasonAt(state, AFTER)).toContain("12월 2일(수) 오전에 드리기로 한 전화가 늦어져 죄송해요.");
  }
});
