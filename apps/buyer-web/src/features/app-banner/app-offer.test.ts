import { DAY } from "@pkg/domain";
import { expect, test } from "vitest";
import { copyOf, isClosedNow, storeOf } from "./app-offer";

const STORES = { ios: "https://ios.example/naran", android: "https://android.example/naran" };

test.each([
  ["Mozilla/5.0 (Linux; Android 15) Chrome/131.0.0.0 Mobile Safari/537.36", STORES.android],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/605", STORES.ios],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0.0.0", null],
  ["Mozilla/5.0 (Linux; Android 15) Chrome/131 NaranApp/1 (android; 40401; kr.naran.student)", null],
  ["", null],
])("%s -> %s", (userAgent, store) => {
  expect(storeOf(userAgent, STORES)).toBe(store);
  expect(storeOf(userAgent, { ios: null, android: null })).toBeNull();
});

test.each([
  [null, false],
  [0, true],
  [DAY, true],
  [-28 * DAY, true],
  [-29 * DAY, false],
  [2 * DAY, false],
])("closed at %s, a day after 0 it stays away: %s", (closedAt, away) => {
  expect(isClosedNow(closedAt, DAY)).toBe(away);
});

test.each([
  ["alarm", "alarm"],
  ["lesson", "lesson"],
  ["other", "lesson"],
  [null, "lesson"],
])("the variant %s says %s", (variant, copy) => {
  expect(copyOf(variant)).toBe(copy);
});
