import { expect, test } from "vitest";
import { awaitsFirstDay, isOngoing } from "@/lib/own-tutor/own-classes";
import { classesLead } from "./classes-lead";

/** A class of so many lessons, of which some are taken and some planned. */
const oneClass = (total: number, used: number, scheduled: number, change: object = {}) => ({
  counts: { total, used, scheduled, left: total - used, unscheduled: total - used - scheduled },
  isOwn: true,
  endedAt: null,
  logsDue: 0,
  ...change,
});
const running = oneClass(8, 2, 6);
const waiting = oneClass(8, 0, 0);
const over = oneClass(8, 8, 0, { logsDue: 1 });
const elsewhere = oneClass(8, 3, 5, { isOwn: false, logsDue: 2 });

test("a class that is over, or that somebody else teaches, counts for its logs alone", () => {
  expect(classesLead([running, waiting])).toBe("학생 2명과 함께하고 있어요.");
  expect(classesLead([running, over, elsewhere])).toBe("학생 1명과 함께하고 있어요. 기록할 수업이 3회 있어요.");
  expect(classesLead([over])).toBe("지금은 이어 가는 수업이 없어요. 기록할 수업이 1회 있어요.");
});

test.each([
  ["runs", running, true, false],
  ["waits for its first day", waiting, true, true],
  ["was taken over and is not planned yet", oneClass(8, 3, 0), true, true],
  ["is over", over, false, false],
  ["ran out of time with lessons left", oneClass(8, 5, 0, { endedAt: "2026-11-01T00:00:00.000Z" }), false, false],
  ["is somebody else's by now", elsewhere, false, false],
  ["is somebody else's and not planned", { ...waiting, isOwn: false }, false, false],
])("a class that %s", (_, one, ongoing, waits) => {
  expect([isOngoing(one), awaitsFirstDay(one)]).toEqual([ongoing, waits]);
});
