import type { components } from "@pkg/web/platform/api/api";
import { expect, it } from "vitest";
import { consultationWords } from "./consultation-words";

type Consultation = components["schemas"]["Consultation"];

const OFFER = { expiresAt: "2026-12-05T01:20:00.000Z" };
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
  ["REQUESTED", "LIVE", "상담에서 담아 둔 수업이 있어요", "담아 둔 수업 보기"],
  ["OFFERED", "LIVE", "상담에서 담아 둔 수업이 있어요", "담아 둔 수업 보기"],
  ["OFFERED", "EXPIRED", "제안 기한이 지났어요", null],
  ["WANTS_OFFER", "REVOKED", "제안을 준비하고 있어요", null],
  ["WANTS_OFFER", null, "제안을 준비하고 있어요", null],
  ["OFFERED", "USED", "상담에서 담은 수업을 결제했어요", "주문 보기"],
  ["PAID", "USED", "상담에서 담은 수업을 결제했어요", "주문 보기"],
  ["DECLINED", "REVOKED", "상담을 마쳤어요", null],
  ["CANCELLED", "REVOKED", "상담 신청을 취소했어요", null],
] as const)("%s with an offer that is %s: %s", (status, state, title, offerLabel) => {
  const offer = state && { state, ...OFFER };
  expect(consultationWords({ ...asked, status, offer })).toMatchObject({ title, offerLabel });
});

it("says when an offer ends, and that a call is promised beside it", () => {
  const { reason } = consultationWords({ ...asked, offer: { state: "LIVE", ...OFFER } });
  expect(reason).toBe("12월 5일(토) 10:20까지 결제할 수 있어요. 12월 2일(수) 오전에 전화도 드려요.");
});

it("says to who comes back that they have asked, and for when", () => {
  expect(consultationWords(asked, true)).toMatchObject({
    title: "이미 신청했어요",
    reason: "12월 2일(수) 오전, 10시에서 12시 사이에 전화드려요. 010-7777-8888번으로 걸게요.",
  });
});
