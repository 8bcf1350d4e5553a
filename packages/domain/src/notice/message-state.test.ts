import { expect, test } from "vitest";
import {
  canSendAgain,
  hideLinks,
  type MessageDropReason,
  type MessageKind,
  type MessageStatus,
} from "./message-state.ts";

const NOW = new Date("2026-11-25T03:00:00.000Z");

test.each<[MessageKind, MessageStatus, MessageDropReason | null, boolean]>([
  ["PAYMENT", "FAILED", null, true],
  ["LESSON", "SENT", null, true],
  ["LESSON", "DROPPED", "NO_PHONE", true],
  ["LESSON", "DROPPED", "SWITCHED_OFF", false],
  ["SECURITY", "FAILED", null, false],
  ["ACCOUNT", "FAILED", null, true],
  ["MARKETING", "SENT", null, false],
  ["PROPOSAL", "FAILED", null, false],
])("%s that is %s (%s) may be sent again: %s", (kind, status, dropReason, expected) => {
  expect(canSendAgain({ kind, status, dropReason, createdAt: NOW }, NOW)).toBe(expected);
});

test.each<[MessageKind, string, boolean]>([
  ["LESSON", "2026-11-24T03:00:00.000Z", true],
  ["LESSON", "2026-11-24T02:59:59.000Z", false],
  ["PAYMENT", "2026-10-01T03:00:00.000Z", true],
])("%s from %s may be sent again: %s", (kind, createdAt, expected) => {
  expect(canSendAgain({ kind, status: "SENT", dropReason: null, createdAt: new Date(createdAt) }, NOW)).toBe(expected);
});

test.each([
  [
    "[나란] 첫 수업 날을 골라 주세요. https://naran.kr/myclass/1",
    "[나란] 첫 수업 날을 골라 주세요. https://naran.kr/…",
  ],
  ["http://localhost:3000/renewals/abc?x=1 확인", "http://localhost:3000/… 확인"],
  ["https://naran.kr", "https://naran.kr"],
  ["링크 없음", "링크 없음"],
])("%j is shown as %j", (text, shown) => {
  expect(hideLinks(text)).toBe(shown);
});
