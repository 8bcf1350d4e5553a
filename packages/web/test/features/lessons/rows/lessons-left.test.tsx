// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { LessonsLeft } from "../../../../src/features/lessons/rows/lessons-left";
import { countChecking } from "../../../../src/features/lessons/split-lessons";

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

test("lessons that are being checked are told apart from those to come", () => {
  const at = (day: number, status: "SCHEDULED" | "DONE" | "CANCELED" = "SCHEDULED") => {
    const startsAt = new Date(Date.UTC(2026, 10, day)).toISOString();
    return { startsAt, endsAt: startsAt, status, cancelReason: null };
  };
  const counts = { total: 6, used: 1, scheduled: 4, left: 5, unscheduled: 1 };
  const content = [at(1, "DONE"), at(8), at(15), at(22), at(23, "CANCELED"), at(29)];
  const checking = countChecking({ content, counts }, new Date(Date.UTC(2026, 10, 20)));
  expect(checking).toBe(2);
  render(<LessonsLeft counts={counts} expiresOn={null} checking={checking} />);
  screen.getByText(/지난 수업 2회는 했는지 확인하고 있어서/);
});

test("before a first lesson it is said when the time begins, not while one is checked", () => {
  const counts = { total: 1, used: 0, scheduled: 0, left: 1, unscheduled: 1 };
  const says = (checking: number) => {
    const { container, unmount } = render(<LessonsLeft counts={counts} expiresOn={null} checking={checking} />);
    const text = container.textContent;
    unmount();
    return text;
  };
  expect(says(0)).toMatch(/들을 수 있는 기간은 첫 수업을 하는 날부터 세요\.$/);
  expect(says(1)).not.toContain("기간은");
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

test.each([
  ["moves with the first lesson", 0, false, /들을 수 있어요\. 첫 수업 날이 바뀌면 이 날짜도 바뀌어요\.$/],
  ["stays once one was held", 1, false, /들을 수 있어요$/],
  ["was moved for a lesson that was given back", 1, true, /들을 수 있어요\. 돌려받은 수업을 들을 수 있게 늘렸어요\.$/],
])("the last day %s", (_what, used, isExtended, said) => {
  const counts = { total: 8, used, scheduled: 7, left: 8 - used, unscheduled: 0 };
  const { container } = render(<LessonsLeft counts={counts} expiresOn="2027-01-24" isExtended={isExtended} />);
  expect(container.textContent).toMatch(said);
});
