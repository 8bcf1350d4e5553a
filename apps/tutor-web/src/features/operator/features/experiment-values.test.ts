import { expect, test } from "vitest";
import { experimentProblems, rowsOf, toSplit } from "./experiment-values";

const row = (variant: string, share: string) => ({ variant, share });

test("what is stored comes back as it was; a new experiment begins with two halves", () => {
  const split = [
    { variant: "a", share: 30 },
    { variant: "b-2", share: 70 },
  ];
  expect(toSplit(rowsOf(split))).toEqual(split);
  expect(experimentProblems(rowsOf(null))).toEqual([]);
});

test.each([
  ["shares that are not a hundred", [row("a", "50"), row("b", "40")], /100%/],
  ["a share of nothing", [row("a", "100"), row("b", "")], /1%부터/],
  ["one name twice", [row("a", "50"), row(" a ", "50")], /서로 달라야/],
  ["a name that is none", [row("가", "50"), row("b", "50")], /영어 소문자/],
])("says what is wrong with %s", (_what, rows, problem) => {
  expect(experimentProblems(rows).join(" ")).toMatch(problem);
});
