// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { LessonsLeft } from "../../../../src/features/lessons/rows/lessons-left";

const show = (left: number) => {
  const counts = { total: 8, used: 8 - left, scheduled: left, left, unscheduled: 0 };
  render(<LessonsLeft counts={counts} expiresOn="2027-01-24" />);
};

test("a missed lesson is used, not held", () => {
  show(6);
  expect(screen.getByText("8회 중 2회 썼어요")).toBeTruthy();
  expect(screen.getByRole("progressbar", { name: "쓴 수업" })).toBeTruthy();
  expect(screen.getByText("2027년 1월 24일(일)까지")).toBeTruthy();
});

test("with none left there is no day to use them by", () => {
  show(0);
  expect(screen.getByText("8회 중 8회 썼어요")).toBeTruthy();
  expect(screen.queryByText(/까지/)).toBeNull();
});

test("what is left of a class that is over can't be taken any more", () => {
  const counts = { total: 8, used: 6, scheduled: 0, left: 2, unscheduled: 2 };
  const { container } = render(<LessonsLeft counts={counts} expiresOn="2027-01-24" isOver />);
  expect(container.textContent).toContain("까지 들을 수 있었어요");
  expect(container.textContent).not.toContain("남았어요");
});
