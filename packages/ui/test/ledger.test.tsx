import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Ledger, LedgerFailure, LedgerSkeleton } from "../src/ledger";
import { formatWon } from "../src/won/won";

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame", "cancelAnimationFrame", "performance"],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const LINES = [
  { id: "list", label: "수업료 정가", source: "37,000원 × 24회", amount: 888000 },
  { id: "months", label: "3개월 할인", source: "정가의 5%", amount: -44400 },
  { id: "tablet", label: "태블릿", source: "내 기기 쓰기", amount: 0 },
  { id: "rent", label: "대여", amount: 60000, tone: "plus" as const },
];

test("writes amounts with their signs: U+2212, +, and 0원", () => {
  render(
    <Ledger lines={LINES} total={{ label: "낼 금액", amount: 903600 }} units={[{ label: "1회", amount: 37650 }]} />,
  );
  const amounts = screen.getAllByRole("definition").map((dd) => dd.textContent);
  expect(amounts.slice(0, 4)).toEqual(["888,000원", "−44,400원", "0원", "+60,000원"]);
  expect(amounts.at(-1)).toBe("37,650원");
  expect(formatWon(-1000)).toBe("−1,000원");
});

test("counts a new total within 200 ms and announces it once; the first one is not announced", () => {
  const ledger = (amount: number) => <Ledger lines={LINES} total={{ label: "낼 금액", amount }} />;
  const { rerender } = render(ledger(900000));
  expect(screen.getByRole("status").textContent).toBe("");
  rerender(ledger(800000));
  rerender(ledger(700000));
  act(() => vi.advanceTimersByTime(100));
  const shown = () => Number(document.querySelector("dd [aria-hidden=true]")?.textContent?.replace(/\D/g, ""));
  expect(shown()).toBeGreaterThan(700000);
  expect(shown()).toBeLessThan(900000);
  act(() => vi.advanceTimersByTime(500));
  expect(shown()).toBe(700000);
  expect(screen.getByRole("status").textContent).toBe("낼 금액 700,000원");
});

test("loading and failure never show an amount", () => {
  const { container, rerender } = render(<LedgerSkeleton />);
  expect(container.textContent).toBe("불러오고 있어요");
  rerender(<LedgerFailure onRetry={() => undefined} />);
  expect(container.textContent).not.toMatch(/\d/);
  expect(screen.getByRole("alert").textContent).toContain("가격을 불러오지 못했어요");
});
