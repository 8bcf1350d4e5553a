import { expect, it } from "vitest";
import { searchWay } from "./search-way.ts";

it.each([
  ["AGAIN", { count: 2, widenings: [{ more: 4 }] }],
  ["WIDEN", { count: 0, widenings: [{ more: 0 }, { more: 4 }] }],
  ["CONSULT", { count: 0, widenings: [{ more: 0 }] }],
  ["CONSULT", { count: 0, widenings: [] }],
] as const)("%s is the way on with %j", (way, chances) => {
  expect(searchWay(chances)).toBe(way);
});
