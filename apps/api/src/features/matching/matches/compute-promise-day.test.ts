import { pino } from "pino";
import { expect, test, vi } from "vitest";
import { computePromiseDay } from "./compute-promise-day.ts";

test("a promise past the holiday data skips weekends, and warns once a year", () => {
  const logger = pino({ level: "silent" });
  const warn = vi.spyOn(logger, "warn");
  expect(computePromiseDay({ logger, now: new Date("2090-01-06T03:00:00Z") })).toBe("2090-01-11");
  expect(computePromiseDay({ logger, now: new Date("2090-01-09T03:00:00Z") })).toBe("2090-01-12");
  expect(warn.mock.calls.map(([values]) => values)).toEqual([{ year: "2090" }]);
  computePromiseDay({ logger, now: new Date("2091-01-09T03:00:00Z") });
  expect(warn).toHaveBeenCalledTimes(2);
});

test("a promise within the data skips holidays, and warns of nothing", () => {
  const logger = pino({ level: "silent" });
  const warn = vi.spyOn(logger, "warn");
  expect(computePromiseDay({ logger, now: new Date("2026-12-23T03:00:00Z") })).toBe("2026-12-29");
  expect(warn).not.toHaveBeenCalled();
});
