import { expect, test } from "vitest";
import { addDays } from "../time/kst-date.ts";
import { CONSENT_VERSION, termsNoticeOn } from "./consent-version.ts";

test.each([
  [-31, null],
  [-30, 30],
  [-8, 30],
  [-7, 7],
  [-1, 7],
  [0, null],
  [30, null],
])("%i days from the day on which new terms hold: %s", (days, notice) => {
  expect(termsNoticeOn(addDays(CONSENT_VERSION, days))).toBe(notice);
});
