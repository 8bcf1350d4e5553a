import { expect, it } from "vitest";
import { joinNames } from "./join-names.ts";

it.each([
  [[], ""],
  [["카드"], "카드"],
  [["카드", "카카오페이"], "카드나 카카오페이"],
  [["카드", "포인트", "쿠폰"], "카드, 포인트나 쿠폰"],
  [["쿠폰", "카드"], "쿠폰이나 카드"],
])("%j reads %s", (names, text) => {
  expect(joinNames(names, "이나", "나")).toBe(text);
});
