import { expect, test } from "vitest";
import { pageChange, readPage } from "../src/platform/navigation/use-url-query";

test.each([
  ["", 0],
  ["page=1", 0],
  ["page=3", 2],
  ["page=0", 0],
  ["page=-4", 0],
  ["page=many", 0],
])("the address %j is at page %i", (query, page) => {
  expect(readPage(new URLSearchParams(query))).toBe(page);
});

test("the first page needs no word", () => {
  expect([pageChange(0), pageChange(2)]).toEqual([{ page: null }, { page: "3" }]);
});
