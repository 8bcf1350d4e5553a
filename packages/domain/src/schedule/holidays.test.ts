import { expect, it } from "vitest";
import { daysBetween, toKstDate } from "../time/kst-date.ts";
import { KOREAN_HOLIDAYS } from "./holidays.ts";

it("the holidays are known for 90 days more; else @hyunbinseo/holidays-kr has a newer version to take", () => {
  const lastDay = `${Object.keys(KOREAN_HOLIDAYS).sort().at(-1)}-12-31`;
  expect(daysBetween(toKstDate(new Date()), lastDay)).toBeGreaterThan(90);
});
