import { LESSON_OUTCOMES } from "@pkg/domain";
import { afterEach, expect, test, vi } from "vitest";
import { outcomeText } from "../../../../src/features/lessons/outcome/outcome-text";
import type { Lesson } from "../../../../src/features/lessons/queries";

/** A lesson of an hour that is over. */
const lesson = (change: Partial<Lesson> = {}): Lesson => ({
  ...{ id: "l1", matchId: "m1", number: 3, status: "SCHEDULED", cancelReason: null, movedFromAt: null, log: null },
  ...{ startsAt: "2026-12-08T10:00:00.000Z", endsAt: "2026-12-08T11:00:00.000Z", joinUrl: null },
  ...{ changeableUntil: "2026-12-07T22:00:00.000Z", joinOpensAt: "2026-12-08T09:50:00.000Z" },
  ...{ settledAs: null, minutes: null },
  ...change,
});
const minutes = (student: number, tutor: number, together = 0) => ({ minutes: { student, tutor, together } });
const settled = (settledAs: Lesson["settledAs"], more: Partial<Lesson> = {}) => lesson({ settledAs, ...more });
const asked = (own: boolean | null) =>
  settled("ASKED", { question: { until: "2026-12-10T11:00:00.000Z", own }, ...minutes(0, 4) });
const disputed = (settledAs: Lesson["settledAs"], reason: NonNullable<Lesson["dispute"]>["reason"]) =>
  settled(settledAs, { dispute: { isOpen: true, until: null, ...(reason && { reason }) }, ...minutes(50, 50, 50) });

const HELD_BACK = "운영팀이 정할 때까지 이 수업료는 보류해요.";
const NOT_USED = "운영팀이 정할 때까지 쓴 수업으로 계산하지 않아요.";
const GIVEN_BACK = "수업 1회를 돌려드렸어요.";

test.each<[string, Lesson, string, string | null, string | null]>([
  [
    "over and not settled",
    lesson(),
    "수업이 끝났어요",
    "수업방 기록을 확인하고 있어요.",
    "수업방 기록을 확인하고 있어요.",
  ],
  ["canceled before", lesson({ status: "CANCELED" }), "취소됐어요", null, null],
  [
    "given up in time by its family",
    lesson({ status: "CANCELED", cancelReason: "BUYER_ABSENCE" }),
    "쉬기로 했어요",
    null,
    null,
  ],
  ["held", settled("HELD", minutes(58, 60, 52)), "수업했어요 · 함께 52분", null, null],
  ["held for just 70 %", settled("HELD", minutes(50, 50, 42)), "수업했어요 · 함께 42분", null, null],
  [
    "held shortly",
    settled("HELD", minutes(24, 60, 24)),
    "수업했어요 · 예정한 60분 가운데 24분을 함께했어요.",
    null,
    null,
  ],
  ["held elsewhere", settled("HELD", minutes(0, 3, 0)), "수업했어요", null, null],
  ["held before outcomes were kept", settled("HELD"), "수업했어요", null, null],
  [
    "without its student",
    settled("STUDENT_ABSENT", { status: "ABSENT", ...minutes(0, 25) }),
    "학생이 안 왔어요",
    "선생님이 25분 기다렸어요. 수업 1회를 쓴 것으로 계산해요.",
    "선생님이 25분 기다렸어요.",
  ],
  [
    "given up too late",
    settled("STUDENT_ABSENT", { status: "ABSENT" }),
    "학생이 안 왔어요",
    "수업 1회를 쓴 것으로 계산해요.",
    null,
  ],
  [
    "without its tutor",
    settled("TUTOR_ABSENT", { status: "CANCELED", ...minutes(20, 0) }),
    "선생님이 안 왔어요",
    GIVEN_BACK,
    "학생이 20분 기다렸어요. 가족에게 수업 1회를 돌려줬어요.",
  ],
  [
    "not held",
    settled("NOT_HELD", { status: "CANCELED" }),
    "수업하지 않았어요",
    GIVEN_BACK,
    "가족에게 수업 1회를 돌려줬어요.",
  ],
  [
    "not held, and refunded",
    settled("NOT_HELD", { status: "CANCELED", cancelReason: "REFUNDED" }),
    "수업하지 않았어요",
    "환불할 때 쓰지 않은 수업으로 계산했어요.",
    "가족에게 환불한 수업이에요.",
  ],
  [
    "asked about",
    asked(null),
    "확인이 필요해요",
    "12월 10일(목) 20:00까지 수업했는지 알려 주세요.",
    "12월 10일(목) 20:00까지 수업했는지 알려 주세요.",
  ],
  [
    "asked about, and answered by yes",
    asked(true),
    "답을 기다려요",
    "‘했어요’라고 답했어요. 선생님도 했다고 하면 수업 1회를 쓴 것으로 해요. 안 했다고 하면 돌려드리고, 답이 없으면 운영팀이 확인해요. 12월 10일(목) 20:00까지 선생님이 답할 수 있어요.",
    "‘했어요’라고 답했어요. 가족도 했다고 하면 수업료가 쌓여요. 가족의 답이 다르거나 없으면 운영팀이 확인해요. 12월 10일(목) 20:00까지 가족이 답할 수 있어요.",
  ],
  [
    "asked about, and answered by no",
    asked(false),
    "답을 기다려요",
    "‘안 했어요’라고 답했어요. 선생님도 안 했다고 하거나 답이 없으면 수업 1회를 돌려드려요. 두 답이 다르면 운영팀이 확인해요. 12월 10일(목) 20:00까지 선생님이 답할 수 있어요.",
    "‘안 했어요’라고 답했어요. 바로 가족에게 수업 1회를 돌려주고, 이 수업은 지급하지 않아요. 12월 10일(목) 20:00까지 가족이 답할 수 있어요.",
  ],
  [
    "disputed by the family",
    disputed("HELD", "TUTOR_ABSENT"),
    "수업 확인 중",
    `선생님이 오지 않았다고 알려 주셨어요. ${NOT_USED}`,
    `가족이 선생님이 오지 않았다고 알렸어요. ${HELD_BACK}`,
  ],
  [
    "disputed before it was settled",
    disputed(null, "TUTOR_ABSENT"),
    "수업 확인 중",
    `선생님이 오지 않았다고 알려 주셨어요. ${NOT_USED}`,
    `가족이 선생님이 오지 않았다고 알렸어요. ${HELD_BACK}`,
  ],
  [
    "whose absence is disputed",
    disputed("STUDENT_ABSENT", "STUDENT_CAME"),
    "수업 확인 중",
    `결석하지 않았다고 알려 주셨어요. ${NOT_USED}`,
    `가족이 학생이 왔다고 알렸어요. ${HELD_BACK}`,
  ],
  [
    "disputed by its tutor",
    disputed("TUTOR_ABSENT", "TUTOR_CAME"),
    "수업 확인 중",
    `선생님이 수업에 왔다고 알렸어요. ${NOT_USED}`,
    `수업에 왔다고 알려 주셨어요. ${HELD_BACK}`,
  ],
  [
    "whose student did not come, as its tutor says",
    disputed("ASKED", "STUDENT_ABSENT"),
    "수업 확인 중",
    `선생님이 학생이 오지 않았다고 알렸어요. ${NOT_USED}`,
    `학생이 오지 않았다고 알려 주셨어요. ${HELD_BACK}`,
  ],
  [
    "on which the answers differ",
    disputed("ASKED", "UNCONFIRMED"),
    "수업 확인 중",
    `두 분의 답으로 정해지지 않았어요. ${NOT_USED}`,
    `두 분의 답으로 정해지지 않았어요. ${HELD_BACK}`,
  ],
])("a lesson %s", (_, one, label, buyer, tutor) => {
  expect(outcomeText(one, { role: "BUYER" })).toMatchObject({ label, note: buyer });
  expect(outcomeText(one, { role: "TUTOR" })).toMatchObject({ label, note: tutor });
});

test("a lesson of the tutor before, which is asked about, asks nothing of the next one", () => {
  const one = settled("ASKED", { isOthers: true });
  expect(outcomeText(one, { role: "TUTOR" })).toMatchObject({ label: "수업 확인 중", note: null });
});

test("every outcome has its word, and what went as planned has no badge", () => {
  const toned = LESSON_OUTCOMES.filter((one) => outcomeText(settled(one), { role: "BUYER" }).tone !== null);
  expect(toned).toEqual(LESSON_OUTCOMES.filter((one) => one !== "HELD"));
});

afterEach(() => void vi.useRealTimers());

test.each([
  ["2026-12-07", "12월 7일(월)까지 정해 드려요."],
  ["2026-12-08", "약속한 날보다 늦어져서 죄송해요. 정하는 대로 알려 드려요."],
])("on %s both sides read by when staff decides, or that it is late", (day, text) => {
  vi.useFakeTimers({ now: new Date(`${day}T03:00:00Z`) });
  const open = settled("ASKED", { dispute: { isOpen: true, until: null, decidedBy: "2026-12-07" } });
  for (const role of ["BUYER", "TUTOR"] as const) expect(outcomeText(open, { role }).note).toContain(text);
});
