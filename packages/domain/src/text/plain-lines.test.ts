import { expect, it } from "vitest";
import { plainLines } from "./plain-lines.ts";

it.each([
  ["천천히\r\n설명해 주세요.", "천천히\n설명해 주세요."],
  ["하나\r둘\n셋", "하나\n둘\n셋"],
  ["1.\t수학", "1. 수학"],
  ["\r\n\r\n", "\n\n"],
  ["그대로", "그대로"],
])("%j is kept as %j", (typed, kept) => {
  expect(plainLines(typed)).toBe(kept);
});
