import type { Lesson } from "@pkg/web/features/lessons/queries";
import { expect, test } from "vitest";
import { payText } from "./pay-text";

type Pay = NonNullable<Lesson["pay"]>;
const LESSON = { startsAt: "2026-11-23T11:00:00.000Z", endsAt: "2026-11-23T12:00:00.000Z" };
const pay = (state: Pay["state"], reason: Pay["reason"] = null, more: Partial<Pay> = {}) => ({
  ...LESSON,
  pay: { state, reason, amount: 20_300, payDay: null, paidOn: null, ...more },
});
const asked = (own: boolean | null) => ({
  ...pay("HELD", "ASKED"),
  question: { until: "2026-12-10T11:00:00.000Z", own },
});

test.each<[string, Parameters<typeof payText>[0], string | null]>([
  ["is none of the reader's business", LESSON, null],
  ["is still to come", pay("PLANNED"), null],
  ["waits for the log", pay("LOG_DUE"), "지금 기록을 남기면 지급일 12월 10일(목) · 20,300원"],
  ["waits for the tutor's answer", asked(null), "수업했는지 답하면 지급을 정해요"],
  ["waits for the family's answer", asked(true), "가족 답을 기다려요"],
  ["waits for staff", pay("HELD", "DISPUTED"), "운영팀이 정하면 지급을 정해요"],
  ["waits for a refund", pay("HELD", "REFUND"), "환불을 정리하면 지급을 정해요"],
  ["has its day", pay("EARNED", null, { payDay: "2026-12-10" }), "지급일 12월 10일(목) · 20,300원"],
  [
    "has its day in the next year",
    pay("EARNED", null, { payDay: "2027-01-11" }),
    "지급일 2027년 1월 11일(월) · 20,300원",
  ],
  ["is none, as the tutor did not come", pay("NONE", "TUTOR_ABSENT"), "수업에 오지 않아 지급하지 않아요"],
  ["is none, as it was not held", pay("NONE", "NOT_HELD"), "수업하지 않아 지급하지 않아요"],
  ["is none, as it was called off", pay("NONE", "CANCELED"), null],
])("the pay of a lesson that %s", (_, lesson, text) => {
  expect(payText(lesson, true, new Date("2026-11-29T03:00:00Z"))).toBe(text);
});

test.each([
  ["2026-12-10", null, true, "지급일 12월 10일(목) · 20,300원"],
  ["2026-12-11", null, true, "지급이 늦어지고 있어요 · 20,300원"],
  ["2026-12-11", null, false, "계좌를 등록하면 보내 드려요 · 20,300원"],
  ["2026-12-12", "2026-12-11", true, "12월 11일(금)에 보냈어요 · 20,300원"],
])("on %s, sent on %s, with an account %s, it is said where the pay is", (today, paidOn, hasAccount, text) => {
  const lesson = pay("EARNED", null, { payDay: "2026-12-10", paidOn });
  expect(payText(lesson, hasAccount, new Date(`${today}T03:00:00Z`))).toBe(text);
});

test("a log that is written after its month closed brings the pay a month later", () => {
  const text = "지금 기록을 남기면 지급일 2027년 1월 11일(월) · 20,300원";
  expect(payText(pay("LOG_DUE"), true, new Date("2026-12-06T03:00:00Z"))).toBe(text);
});
