// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ClosureFacts } from "./components/closure-facts";

afterEach(cleanup);

test("with orders each kind of record says when it goes", () => {
  render(<ClosureFacts keptOrders={2} />);
  for (const kept of [/메시지와 일지는 마지막 수업 30일 뒤/, /출석 기록은 3년 뒤/, /결제 기록 2건은 5년 뒤/])
    screen.getByText(kept);
});

test("without an order nothing is kept", () => {
  render(<ClosureFacts keptOrders={0} />);
  screen.getByText(/결제한 적이 없어서/);
  expect(screen.queryByText(/일지는/)).toBeNull();
});
