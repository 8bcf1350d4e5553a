import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

// On a phone, room does not grow with larger letters: a line height counted in it would lay lines over each other.
test("no line height is counted in units of room", () => {
  const files = globSync("../../{apps,packages}/*/src/**/*.{ts,tsx}").filter((file) => !file.includes(".test."));
  expect(files.length).toBeGreaterThan(1000);
  const counted = files.filter((file) => /text-\[[^\]]+\]\/\d|\bleading-\d/.test(readFileSync(file, "utf8")));
  expect(counted).toEqual([]);
});
