import { expect, test } from "vitest";
import { timesProblem } from "./times-problem";

test.each([
  [0, 120, "수업할 수 있는 시간을 칠해 주세요."],
  [90, 120, "한 주 수업은 120분이에요. 시간을 조금 더 칠해 주세요."],
  [120, 120, null],
])("%i minutes painted of %i", (painted, needed, problem) => {
  expect(timesProblem(painted, needed)).toBe(problem);
});
