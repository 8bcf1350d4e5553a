import { expect, test } from "vitest";
import { parseAsPage } from "../../../src/platform/navigation/parse-as-page";

test.each([
  ["1", 0],
  ["3", 2],
  ["0", 0],
  ["-4", 0],
  ["many", 0],
])("the address %j is at page %i", (text, page) => {
  expect(parseAsPage.parse(text)).toBe(page);
});

test("a page is written as people count", () => {
  expect(parseAsPage.serialize(2)).toBe("3");
  expect(parseAsPage.defaultValue).toBe(0);
});
