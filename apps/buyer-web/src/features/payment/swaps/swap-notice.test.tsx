// @vitest-environment happy-dom
import type { Product } from "@pkg/domain";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { CourseView } from "@/lib/courses/course-views";
import { sampleProducts } from "../../../../test/sample-products";
import { SwapNotice } from "./swap-notice";
import { applySwaps, findSwaps, priceChange } from "./swaps";

const [chosen] = sampleProducts();
if (!chosen) throw new Error("no product");
const view: CourseView = {
  course: { productId: chosen.id, subject: "MATH", subjectDetail: "M11" },
  product: chosen,
  isAvailable: false,
  subjectLabel: "수학",
  subjectDetailLabel: "중1-1",
};
const other = (own: Partial<Product>): Product => ({ ...chosen, id: 900, ...own });

function show(sold: readonly Product[]) {
  const onSwap = vi.fn();
  const swaps = findSwaps([view], sold);
  render(<SwapNotice swaps={swaps} isFailed={false} isSaving={false} onSwap={onSwap} onRetry={() => {}} />);
  return { swaps, onSwap };
}

test("a course that is no longer sold is changed for the one with the same terms, at the price that is told", async () => {
  const { swaps, onSwap } = show([chosen, other({ finalCost: chosen.finalCost + 12_000 })]);
  screen.getByText("조건이 같은 수업으로 바꿀 수 있어요. 12,000원 늘어요.");
  await userEvent.click(screen.getByRole("button", { name: /이 수업으로 바꾸기/ }));
  expect(onSwap).toHaveBeenCalledOnce();
  expect(priceChange(swaps)).toBe(12_000);
  expect(applySwaps([view.course], swaps)).toEqual([{ ...view.course, productId: 900 }]);
});

test.each([
  ["EXPERT", "BASIC", "수학 · 중1-1 · 전문 선생님으로"],
  ["BASIC", "EXPERT", "수학 · 중1-1 · 명문대 선생님으로"],
] as const)("a change to %s is told at its course", (to, from, name) => {
  const swaps = findSwaps([{ ...view, product: { ...chosen, tutorRank: from } }], [other({ tutorRank: to })]);
  render(<SwapNotice swaps={swaps} isFailed={false} isSaving={false} onSwap={() => {}} onRetry={() => {}} />);
  screen.getByText("시간과 횟수가 같은 수업으로 바꿀 수 있어요. 가격은 그대로예요.");
  screen.getByText(name);
});

test("no course is offered of tutors who do not teach its subject", () => {
  const korean = { ...view, course: { ...view.course, subject: "KOREAN" as const } };
  expect(findSwaps([korean], [other({ tutorRank: "EXPERT" })])).toEqual([{ view: korean, replacement: null }]);
});

test("without a course of the same terms there is only the way back to choosing", () => {
  show([other({ minutes: 80 })]);
  screen.getByText("같은 조건의 수업이 없어요. 고른 과목은 그대로 두었어요.");
  expect(screen.queryByRole("button", { name: /이 수업으로 바꾸기/ })).toBeNull();
  expect(screen.getByRole("link", { name: "수업 다시 고르기" }).getAttribute("href")).toBe("/simple-enroll");
});
