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

describe("nextSteps", () => {
  it("waits for the wishes first, and promises no tutor's date before", () => {
    const steps = nextSteps({ paidAt: FRIDAY, completedAt: null, hasTablet: true });
    expect(steps.find(({ state }) => state === "now")?.id).toBe("wishes");
    expect(steps.find(({ id }) => id === "found")?.right).toBe("");
    expect(steps.find(({ id }) => id === "tablet")?.right).toBe("11월 24일(화)까지");
  });

  it("counts from the day the wishes were sent", () => {
    const sent = new Date("2026-11-23T06:00:00Z");
    const steps = nextSteps({ paidAt: FRIDAY, completedAt: sent, hasTablet: false });
    expect(steps.find(({ id }) => id === "found")?.right).toBe("11월 26일(목)까지");
    expect(steps.some(({ id }) => id === "tablet")).toBe(false);
  });
});
