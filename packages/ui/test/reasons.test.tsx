// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Reasons } from "../src/reasons";

afterEach(cleanup);

const REASONS = ["시간", "성향", "자신감", "배경"];
const MISSES = ["겹치는 시간", "맡은 학생", "다른 성향"];
const textsOf = (list: Element) => [...list.children].map((row) => row.textContent);

test("a card shows three reasons and two misses at once, and the others behind one press", () => {
  render(<Reasons reasons={REASONS} misses={MISSES} folds />);
  const [shown, rest] = [...document.querySelectorAll("ul")];
  if (!shown || !rest) throw new Error("Two lists are expected.");
  expect(textsOf(shown)).toEqual(["시간", "성향", "자신감", "아쉬운 점: 겹치는 시간", "아쉬운 점: 맡은 학생"]);
  expect(textsOf(rest)).toEqual(["배경", "아쉬운 점: 다른 성향"]);
  expect(rest.closest("details")?.open).toBe(false);
  screen.getByText(/가지 더 보기/);
});

test.each([
  ["a single further line", REASONS, MISSES.slice(0, 2), true],
  ["lists that do not fold", REASONS, MISSES, false],
])("%s is not worth a press", (_name, reasons, misses, folds) => {
  render(<Reasons reasons={reasons} misses={misses} folds={folds} />);
  expect(document.querySelector("details")).toBeNull();
  expect(document.querySelectorAll("li")).toHaveLength(reasons.length + misses.length);
});

test("a neutral fact is named after what is missed, without being called so", () => {
  render(<Reasons reasons={["시간"]} misses={["다른 성향"]} notes={["지금 한 명을 가르치고 있어요"]} folds />);
  expect([...document.querySelectorAll("li")].map((row) => row.textContent)).toEqual([
    "시간",
    "아쉬운 점: 다른 성향",
    "지금 한 명을 가르치고 있어요",
  ]);
});
