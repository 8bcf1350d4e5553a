import { expect, test } from "vitest";
import { runText } from "./announce-run.ts";

test.each([
  ["2026-12-08", true, "11월 수업료 20,300원을 12월 10일(목)에 보내 드려요."],
  ["2026-12-10", true, "11월 수업료 20,300원을 12월 10일(목)에 보내 드려요."],
  ["2026-12-11", true, "11월 수업료 20,300원 지급이 늦어 죄송해요. 12월 11일(금)에 보내 드려요."],
  ["2026-12-12", true, "11월 수업료 20,300원 지급이 늦어 죄송해요. 12월 14일(월)에 보내 드려요."],
  ["2026-12-08", false, "11월 수업료 20,300원을 보낼 계좌가 필요해요. 등록하면 12월 10일(목)까지 보내 드려요."],
  ["2026-12-11", false, "11월 수업료 20,300원을 보낼 계좌가 필요해요. 등록하면 2027년 1월 11일(월)까지 보내 드려요."],
])("a run on %s, with an account %s, names a day that is to come", (day, hasAccount, text) => {
  expect(runText("2026-11", 20_300, hasAccount, new Date(`${day}T03:00:00Z`))).toBe(text);
});
