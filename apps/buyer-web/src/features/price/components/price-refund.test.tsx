// @vitest-environment happy-dom
import { REFUND_PROMISE } from "@pkg/domain";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { sampleProducts } from "../../../../test/sample-products";
import { quoteChoice } from "../price-quote";
import { PriceRefund } from "../price-refund";

const quote = quoteChoice(sampleProducts(), {
  schoolLevel: "MIDDLE",
  tutorRank: "BASIC",
  minutes: 60,
  perWeek: 2,
  months: 3,
  rentTablet: false,
});

async function open() {
  if (!quote) throw new Error("The sample has no such product.");
  const { container } = render(<PriceRefund quote={quote} />);
  expect(screen.queryByRole("slider")).toBeNull();
  const details = container.querySelector("details");
  await act(async () => {
    details?.setAttribute("open", "");
    details?.dispatchEvent(new Event("toggle"));
  });
  return screen.findByRole<HTMLInputElement>("slider", { name: "들은 수업" });
}
const slide = (slider: HTMLElement, value: number) => fireEvent.change(slider, { target: { value: String(value) } });

test("opened, it tells what comes back of the chosen lessons, by the rule with its law", async () => {
  const lessons = await open();
  const weeks = screen.getByRole<HTMLInputElement>("slider", { name: "결제하고 지난 기간" });
  expect([lessons.max, weeks.max]).toEqual(["25", "12"]);
  expect(screen.getByRole("status").textContent).toContain("751,604원");
  screen.getByText(/수업 25회를 816,960원에 결제하고.*무료 수업까지 나눠 1회 32,678원으로 세요/);
  slide(lessons, 0);
  expect(screen.getByRole("status").textContent).toContain("816,960원쓴 수업이 없어");
  slide(lessons, 10);
  slide(weeks, 5);
  expect(lessons.getAttribute("aria-valuetext")).toBe("10회");
  expect(weeks.getAttribute("aria-valuetext")).toBe("5주");
  expect(screen.getByRole("status").textContent).toContain("490,176원");
  screen.getByText("−326,784원");
  expect(screen.getByText(new RegExp(REFUND_PROMISE)).textContent).toContain("더 많은 쪽");
  expect(screen.getByRole("link", { name: /별표 4/ }).getAttribute("href")).toContain("law.go.kr");
  expect(screen.getByRole("link", { name: /제17조/ }).getAttribute("href")).toContain("제17조");
});
