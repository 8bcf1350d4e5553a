// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Suggestions } from "../queries";
import { WidenPanel } from "./widen-panel";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn(), replace: vi.fn() }) }));
afterEach(() => vi.useRealTimers());

test.each([
  ["tutors are left", 2, [], "시간·성별이 맞는 선생님이 2명 더 있어요.", "같은 조건으로 다시 찾기"],
  [
    "a wish can be given up",
    0,
    [{ widening: "GENDER", count: 4, more: 4 }],
    "하나만 넓혀도 아직 제안하지 않은 선생님이 더 있어요.",
    "선생님 성별은 상관없어요 +4명",
  ],
  ["nobody is left", 0, [], "지금은 더 제안할 선생님이 없어요.", "무료 상담 신청"],
])("a stopped search says by when it answers, and has ways out when %s", (_, count, widenings, reason, first) => {
  vi.useFakeTimers({ now: new Date("2026-11-24T12:00:00+09:00"), toFake: ["Date"] });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <WidenPanel
        match={{ id: "m1", merchantUid: "NR1" }}
        found={{ count, widenings } as unknown as Suggestions}
        onPress={vi.fn()}
      />
    </QueryClientProvider>,
  );
  expect(screen.getByRole("region").textContent).toContain(reason);
  screen.getByText(/11월 27일\(금\)까지 결과를 알려 드려요/);
  const ways = [...document.querySelectorAll("a, button")].map((way) => [way.textContent, way.getAttribute("href")]);
  expect(ways[0]?.[0]).toContain(first);
  expect(ways.slice(1)).toEqual([
    ["조건 바꾸기", "/myclass/m1/rematch"],
    ["고객센터에 물어보기", "/help"],
    ["그만두고 환불받기", "/mypage/payment-management/order-history/NR1/refund?matchId=m1"],
  ]);
});
