import { describe, expect, it } from "vitest";
import { byWorkingDay } from "@/lib/next-dates";
import { nextSteps } from "./next-steps";

const FRIDAY = new Date("2026-11-20T06:00:00Z");

describe("byWorkingDay", () => {
  it("skips the weekend", () => {
    expect(byWorkingDay(FRIDAY, 1)).toBe("11월 23일(월)까지");
    expect(byWorkingDay(FRIDAY, 3)).toBe("11월 25일(수)까지");
  });

  it("counts by weekends where no holidays are known yet", () => {
    expect(byWorkingDay(new Date("2090-01-06T03:00:00Z"), 3)).toBe("1월 11일(수)까지");
  });
});

const order = { completedAt: null, matchedAt: null, hasTablet: false };
const dated = (facts: Parameters<typeof nextSteps>[0]) =>
  nextSteps(facts).flatMap(({ id, right }) => (right ? [[id, right]] : []));

describe("nextSteps", () => {
  it("waits for the wishes first, and promises no tutor's date before", () => {
    const tablet = { ...order, hasTablet: true };
    expect(nextSteps(tablet).find(({ state }) => state === "now")?.id).toBe("wishes");
    expect(dated(tablet)).toEqual([]);
  });

  it("counts from the day the wishes were sent, and promises no day for the tablet", () => {
    expect(dated({ ...order, completedAt: FRIDAY, hasTablet: true })).toEqual([
      ["ask", "11월 23일(월)까지"],
      ["found", "11월 25일(수)까지"],
    ]);
    const monday = { ...order, completedAt: new Date("2026-11-23T06:00:00Z") };
    expect(dated(monday)).toEqual([
      ["ask", "11월 24일(화)까지"],
      ["found", "11월 26일(목)까지"],
    ]);
  });

  it("says when the tutor was found, and that the first lesson is next", () => {
    const found = { ...order, completedAt: FRIDAY, matchedAt: new Date("2026-11-23T06:00:00Z") };
    expect(dated(found)).toEqual([["found", "11월 23일(월)"]]);
    expect(nextSteps(found).find(({ state }) => state === "now")?.id).toBe("first");
  });
});
