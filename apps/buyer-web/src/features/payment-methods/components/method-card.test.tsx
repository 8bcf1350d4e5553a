// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { StoredMethod } from "@/lib/card/stored-methods";
import { MethodCard } from "./method-card";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn(), replace: vi.fn() }) }));
const use = {
  id: "s1",
  productName: "60분 · 주 2회 · 1개월",
  studentName: "김하준",
  subjectLabel: "수학",
  subjectDetailLabel: "중2-2",
};
const math = { ...use, nextDate: "2026-12-23", isPaused: false };
const english = {
  ...use,
  id: "s2",
  subjectLabel: "영어",
  subjectDetailLabel: "독해",
  nextDate: "2026-12-31",
  isPaused: true,
};
const card: StoredMethod = {
  ...{ id: "m1", paymentType: "CARD", cardName: "신한카드", cardNumber: "4242********0009", cardExpiry: "12/29" },
  ...{ isDefault: true, isDisconnected: false, usedBy: [] },
};
const other: StoredMethod = { ...card, id: "m2", cardNumber: "4242********0010", isDefault: false };

function show(usedBy: StoredMethod["usedBy"], others: StoredMethod[]) {
  const method = { ...card, usedBy };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MethodCard method={method} others={[method, ...others]} onReplace={() => {}} />
    </QueryClientProvider>,
  );
}
const remove = () => screen.queryByRole("button", { name: "지우기" });

test.each([
  ["nothing", [], [other], "결제사에 등록한 것도 함께 지워요."],
  ["a class that goes on", [math], [other], "김하준 수학 중2-2 12월 23일(수) 결제: 앞으로 신한카드 10에서 결제해요."],
  ["a paused class", [english], [], "김하준 영어 독해(쉬는 중): 다시 시작하려면 결제 수단을 새로 골라야 해요."],
])("removing a method names %s", async (_, usedBy, others, text) => {
  show(usedBy, others);
  const button = remove();
  if (button) await userEvent.click(button);
  expect(await screen.findByText(text)).toBeTruthy();
});

test("a method of a class that goes on stays until there is another one that works", () => {
  show([math, english], [{ ...other, isDisconnected: true }]);
  expect(remove()).toBeNull();
  expect(screen.getByText("김하준 수학 중2-2 · 60분 · 주 2회 · 1개월")).toBeTruthy();
  expect(screen.getByText("결제를 쉬고 있어요")).toBeTruthy();
});
