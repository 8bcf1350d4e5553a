// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { usePayoutAccount } from "@/lib/own-tutor/payout-account";
import { StatementFacts } from "./components/statement-facts";
import type { Earnings } from "./queries";

vi.mock("@/lib/own-tutor/payout-account", () => ({ usePayoutAccount: vi.fn() }));
const ACCOUNT = { bankCode: "090", numberEnd: "4567", holderName: "박지훈", registeredAt: "2026-11-01T00:00:00.000Z" };
const SENT = { bankCode: "090", numberEnd: "4567", paidAt: null } as const;
const earnings = (payout: object | null) =>
  ({ gross: 30_000, incomeTax: 900, localTax: 90, net: 29_010, payDay: "2026-12-10", payout }) as unknown as Earnings;

function show(found: object | undefined, payout: object | null = null, today = "2026-11-26"): void {
  vi.mocked(usePayoutAccount).mockReturnValue({ data: found } as never);
  render(<StatementFacts earnings={earnings(payout)} today={today} />);
}
const link = () => screen.queryByRole("link");

test("a statement without an account says so, and leads to its page", () => {
  show({ account: null });
  expect(screen.getByText("아직 등록하지 않았어요")).toBeTruthy();
  expect([link()?.textContent, link()?.getAttribute("href")]).toEqual(["계좌 등록하기", "/earnings/account"]);
});

test("after a pay day without an account the next one is named, not the one that is over", () => {
  show({ account: null }, { ...SENT, bankCode: null, numberEnd: null, status: "READY" }, "2026-12-11");
  expect(screen.getByText("2027년 1월 11일(월)")).toBeTruthy();
  expect(screen.queryByText("12월 10일(목)")).toBeNull();
});

test("a transfer that failed leads to the account that has to be looked at", () => {
  show({ account: ACCOUNT }, { ...SENT, status: "FAILED" });
  expect([link()?.textContent, link()?.getAttribute("href")]).toEqual(["계좌 확인하기", "/earnings/account"]);
});

test("with an account there is nothing to do", () => {
  show({ account: ACCOUNT }, { ...SENT, status: "SENT" });
  expect(screen.getByText("카카오뱅크 (끝 4567)")).toBeTruthy();
  expect(link()).toBeNull();
});

test("while it is not known whether there is an account, nothing is said of it", () => {
  show(undefined);
  expect(screen.queryByText("지급 계좌")).toBeNull();
  expect(link()).toBeNull();
});
