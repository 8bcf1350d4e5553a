import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { collectLetters, LETTERS } from "../lib/checks/letters.mjs";

test("the first font has the letters of our own texts, and no others", () => {
  assert.equal(readFileSync(LETTERS, "utf8"), collectLetters(), "run `pnpm letters`");
});
