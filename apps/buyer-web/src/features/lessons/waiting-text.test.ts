import type { ClassStage } from "@pkg/domain";
import { expect, test } from "vitest";
import { waitingText } from "./waiting-text";

const course = { merchantUid: "NR1", wishesSentAt: "2026-11-20T03:00:00.000Z" };
const now = (stage: ClassStage, counts = { total: 12, unscheduled: 0 }) => ({ stage, counts, rest: null });
const match = { id: "m1", promisedOn: "2026-12-10", tutorName: "한서윤", lessonTimes: "화·목 19시" };

test("without sent wishes, the next action is to send them", () => {
  const text = waitingText(now("WISHES"), { ...course, wishesSentAt: null }, null);
  expect(text).toMatchObject({ title: "선생님 조건을 알려 주세요", isOurs: false });
  expect(text?.action).toEqual({ label: "조건 보내기", href: "/tutoring/enroll/applicant/NR1" });
});

test("while we search a working day is promised: the match's own, else over the weekend after the wishes", () => {
  expect(waitingText(now("SEARCHING"), course, match)?.note).toBe("12월 10일(목)까지 선생님을 알려 드려요.");
  expect(waitingText(now("SEARCHING"), course, null)?.note).toBe("11월 25일(수)까지 선생님을 알려 드려요.");
  expect(waitingText(now("SEARCHING_AGAIN"), course, match)).toMatchObject({
    title: "새 선생님을 찾고 있어요",
    isOurs: true,
    action: { href: "/tutoring/matching?matchId=m1" },
  });
});

test("a failed search and an unplanned class ask the buyer to act", () => {
  expect(waitingText(now("STUCK"), course, match)).toMatchObject({ isOurs: false, action: { label: "방법 고르기" } });
  expect(waitingText(now("UNPLANNED", { total: 12, unscheduled: 12 }), course, match)).toMatchObject({
    note: "한서윤 선생님과 화·목 19시에 만나요.",
    action: { label: "수업 날 잡기", href: "/myclass/m1" },
  });
});

test("other times that a tutor offers wait for the family", () => {
  expect(waitingText(now("OFFERED"), course, match)).toMatchObject({
    isOurs: false,
    action: { label: "시간 보고 답하기", href: "/tutoring/matching?matchId=m1" },
  });
});

test("after a rematch the link says what it plans: the lessons that are left", () => {
  expect(waitingText(now("UNPLANNED", { total: 12, unscheduled: 9 }), course, match)).toMatchObject({
    title: "남은 수업 9회를 잡아 주세요",
    note: "한서윤 선생님과 화·목 19시에 만나요. 다음 수업 날을 고르면 남은 수업이 모두 잡혀요.",
    action: { label: "남은 수업 잡기", href: "/myclass/m1" },
  });
});

test("a class with lessons has no pending step", () => {
  expect(waitingText(now("RUNNING"), course, match)).toBeNull();
  expect(waitingText(now("OVER"), course, match)).toBeNull();
});

test("a resting class says until when it can go on, and leads to the press that does it", () => {
  const rest = { keptUntil: "2026-12-12", until: "2026-12-28" };
  expect(waitingText({ ...now("RESTING"), rest }, course, match)).toEqual({
    title: "수업을 쉬고 있어요",
    isOurs: false,
    note: "12월 12일(토)까지 선생님 자리를 맡아 둘게요. 그 뒤에도 12월 28일(월)까지는 선생님 시간이 비어 있으면 이어 갈 수 있어요.",
    action: { label: "정기 결제 다시 켜기", href: "/mypage/payment-management/order-schedule" },
  });
});
