import { expect, test } from "vitest";
import { shareText, sourceName } from "./enrollment-text";

const none = { source: null, medium: null, campaign: null, visitors: 0, orders: 0, amount: 0 };

test.each([
  [none, "직접 방문"],
  [{ ...none, source: "kakao" }, "kakao"],
  [{ ...none, source: "kakao", campaign: "가을" }, "kakao / 가을"],
  [{ ...none, source: "kakao", medium: "cpc", campaign: "가을" }, "kakao / cpc / 가을"],
])("%o is %s", (source, name) => {
  expect(sourceName(source)).toBe(name);
});

test.each([
  [0, 0, "–"],
  [1, 8, "12.5%"],
  [1, 3, "33.3%"],
  [8, 8, "100%"],
])("%i of %i is %s", (part, whole, text) => {
  expect(shareText(part, whole)).toBe(text);
});
