// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import type { MyStudent } from "@/lib/account/me";
import type { HistoryChoice } from "../order-filters";
import { HistoryFilter } from "./history-filter";

const students = [
  { id: "s1", name: "김하준" },
  { id: "s2", name: "김서아" },
] as unknown as MyStudent[];

function Filter({ among = students }: { among?: readonly MyStudent[] }) {
  const [choice, setChoice] = useState<HistoryChoice>({ status: "all", period: "all", student: null });
  return <HistoryFilter choice={choice} students={among} onChange={(part) => setChoice({ ...choice, ...part })} />;
}
const opener = () => screen.getByText(/보는 조건 바꾸기/).closest("button");

test("one line says what is shown; choices count at once and can be taken back together", async () => {
  render(<Filter />);
  expect(opener()?.textContent).toContain("모든 주문 · 전체 기간 · 모든 학생");
  expect(screen.queryByRole("button", { name: "조건 지우기" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: /보는 조건/ }));
  await userEvent.click(await screen.findByRole("radio", { name: "환불" }));
  await userEvent.click(screen.getByRole("radio", { name: "3개월" }));
  await userEvent.click(screen.getByRole("radio", { name: "김서아" }));
  expect(opener()?.textContent).toContain("환불 · 3개월 · 김서아");
  await userEvent.click(screen.getByRole("button", { name: "주문 보기" }));
  await userEvent.click(await screen.findByRole("button", { name: "조건 지우기" }));
  expect(opener()?.textContent).toContain("모든 주문 · 전체 기간 · 모든 학생");
});

test("an account with one student has no choice of student", () => {
  render(<Filter among={[]} />);
  expect(opener()?.textContent).toContain("모든 주문 · 전체 기간");
  expect(opener()?.textContent).not.toContain("학생");
});
