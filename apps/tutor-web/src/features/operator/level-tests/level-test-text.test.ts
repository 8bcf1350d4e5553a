import { expect, it } from "vitest";
import type { DeskItem } from "./level-test-queries";
import { formName, itemWarning } from "./level-test-text";

it("a form has a name", () => {
  expect(formName("MATH-M2-A")).toBe("중2 수학 A형");
  expect(formName("ENGLISH-H1-C")).toBe("고1 영어 C형");
  expect(formName("OTHER")).toBe("OTHER");
});

it.each([
  [19, 0, -1, null],
  [100, 60, 0.4, null],
  [100, 60, -0.1, /더 많이 틀려요/],
  [100, 19, 0.4, /덜 맞혔어요/],
  [100, 96, 0.4, /거의 모두/],
  [100, 60, 0.1, /거의 가르지 못해요/],
  [100, 60, null, null],
])("%i answers, %i right, %s: %s", (answers, correct, discrimination, warning) => {
  const said = itemWarning({ answers, correct, discrimination } as DeskItem);
  if (warning === null) expect(said).toBeNull();
  else expect(said).toMatch(warning);
});
