import { describe, expect, test } from "vitest";
import { accountLabel, countText, logText, monthLabel, payoutText, shownMonth, sumsByStudent } from "./earnings-text";
import type { EarningsLine } from "./queries";

describe("the month in the address", () => {
  test.each([
    ["2026-10", "2026-10"],
    ["2026-11", "2026-11"],
    ["2026-12", undefined],
    ["2026-00", undefined],
    ["2026-13", undefined],
    ["1999-01", undefined],
    ["2026-1", undefined],
    ["<b>", undefined],
    ["", undefined],
    [null, undefined],
  ])("%j shows %s", (asked, shown) => {
    expect(shownMonth(asked, "2026-11")).toBe(shown);
  });

  test("reads as Koreans write it", () => {
    expect(monthLabel("2027-03")).toBe("2027년 3월");
  });
});

const line = (state: EarningsLine["state"], isAbsent = false) => ({ state, isAbsent });

test.each([
  [[line("EARNED"), line("EARNED"), line("PLANNED"), line("LOG_DUE"), line("HELD")], "수업 2회"],
  [[line("EARNED"), line("EARNED", true)], "수업 1회 · 결석 1회"],
  [[line("EARNED", true)], "결석 1회"],
  [[line("PLANNED")], ""],
  [[], ""],
])("%j is told as %s", (content, text) => {
  expect(countText(content)).toBe(text);
});

test("students are told with what they brought, the most first; only what is earned counts", () => {
  const of = (studentName: string, amount: number, state: EarningsLine["state"] = "EARNED") => ({
    ...{ studentName, subjectLabel: "수학", subjectDetailLabel: "중2-2", amount, state },
  });
  const content = [of("이수아", 20_000), of("김하준", 30_000), of("이수아", 20_000), of("정유나", 90_000, "LOG_DUE")];
  expect(sumsByStudent(content)).toEqual([
    { name: "이수아", subject: "수학 중2-2", count: 2, amount: 40_000 },
    { name: "김하준", subject: "수학 중2-2", count: 1, amount: 30_000 },
  ]);
});

describe("what becomes of the money", () => {
  const ready = { bankCode: null, numberEnd: null, paidAt: null };
  test.each([
    [1_000, null, "2026-12-10", "12월 10일(목)에 보내 드려요."],
    [1_000, null, "2026-12-11", "지급이 늦어지고 있어요. 죄송해요. 확인하는 대로 보내 드려요."],
    [
      1_000,
      { ...ready, status: "READY" },
      "2026-12-11",
      "지급이 늦어지고 있어요. 죄송해요. 확인하는 대로 보내 드려요.",
    ],
    [0, null, "2026-11-20", "지급일은 12월 10일(목)이에요."],
    [0, null, "2026-12-11", "보내 드릴 금액이 없었어요."],
    [1_000, { ...ready, status: "READY" }, "2026-12-10", "12월 10일(목)에 보내 드려요."],
    [1_000, { ...ready, status: "SENT" }, "2026-12-10", "은행에 이체를 맡겼어요. 곧 도착해요."],
    [
      1_000,
      { ...ready, status: "FAILED" },
      "2026-12-11",
      "이체가 되지 않았어요. 계좌를 확인해 주시면 다시 보내 드려요.",
    ],
    [
      1_000,
      { ...ready, status: "PAID", paidAt: "2026-12-10T03:00:00Z" },
      "2026-12-12",
      "12월 10일(목)에 보내 드렸어요.",
    ],
  ] as const)("%i won, %j, on %s: %s", (net, payout, today, text) => {
    expect(payoutText({ net, payDay: "2026-12-10", payout }, today, true)).toBe(text);
  });

  test("nothing is promised to who has no account, nor before that is known", () => {
    const earned = { net: 1_000, payDay: "2026-12-10", payout: null };
    expect(payoutText(earned, "2026-12-10", false)).toBe("지급일은 12월 10일(목)이에요. 계좌를 등록하면 보내 드려요.");
    expect(payoutText(earned, "2026-12-10", undefined)).toBe("지급일은 12월 10일(목)이에요.");
    expect(payoutText(earned, "2026-12-11", undefined)).toBe("지급을 준비하고 있어요.");
    expect(payoutText(earned, "2026-12-11", false)).toBe(
      "계좌가 없어 정산하지 못했어요. 등록하면 2027년 1월 11일(월)까지 보내 드려요.",
    );
    const sent = { ...earned, payout: { ...ready, status: "SENT" } as const };
    expect(payoutText(sent, "2026-12-10", false)).toBe("은행에 이체를 맡겼어요. 곧 도착해요.");
  });
});

test.each([
  [0, "2026-12-01", null],
  [2, "2026-12-05", "기록이 없는 수업 2회, 40,600원이 빠져 있어요. 12월 5일(토)까지 쓰면 11월 수업료로 받아요."],
  [
    2,
    "2026-12-06",
    "기록이 없는 수업 2회, 40,600원이 빠져 있어요. 지금 쓰면 12월 수업료와 함께 2027년 1월 11일(월)에 보내 드려요.",
  ],
])("%i missing logs on %s", (count, today, text) => {
  expect(logText({ logDue: { count, amount: count * 20_300 }, logsUntil: "2026-12-05" }, today)).toBe(text);
});

test("an account is known by its bank and its end", () => {
  expect(accountLabel({ bankCode: "090", numberEnd: "4567" })).toBe("카카오뱅크 (끝 4567)");
});
