import { expect, it } from "vitest";
import { isBundlingEarned } from "./is-bundling-earned.ts";

const bundled = { bundlingApplied: true };
const plain = { bundlingApplied: false };

it.each([
  ["one bundled course", [bundled], false],
  ["two bundled courses", [bundled, bundled], true],
  ["one course alone", [plain], true],
  ["two courses apart", [plain, plain], true],
  ["no course", [], true],
])("%s", (_, products, earned) => {
  expect(isBundlingEarned(products)).toBe(earned);
});
