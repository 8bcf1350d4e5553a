// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { LeaveConfirm } from "./components/leave-confirm";
import type { Leaving } from "./leaving-queries";

const refund = { amount: 71_780, lines: [], tabletText: null };

test.each([
  [{ date: "2026-12-06", amount: 287_120 }, ["정기 결제도 멈춰요. 12월 6일(일) 287,120원은 결제하지 않아요."]],
  [null, []],
])("what is renewed stops with the class: %o", (renewal, told) => {
  const leaving = { counts: { left: 4, scheduled: 0 }, refund, renewal } as unknown as Leaving;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LeaveConfirm
        access={{ matchId: "m", token: null }}
        leaving={leaving}
        refund={refund}
        titleRef={{ current: null }}
        onBack={() => {}}
      />
    </QueryClientProvider>,
  );
  expect(screen.queryAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(told);
});
