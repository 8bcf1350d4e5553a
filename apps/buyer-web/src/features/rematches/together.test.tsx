// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Together } from "./components/together";
import type { Statistics } from "./leaving-queries";

const statistics = (lessonCount: number, attendedCount: number) =>
  ({ lessonCount, attendedCount, minutes: attendedCount * 60, loggedCount: 1 }) as Statistics;

test.each([
  [5, 4, ["4회", "4시간", "1개", "1회"]],
  [2, 2, ["2회", "2시간", "1개", "0회"]],
])("of %i lessons %i were held together", (all, held, told) => {
  render(<Together statistics={statistics(all, held)} />);
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(told);
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toContain("학생이 못 온 수업");
});
