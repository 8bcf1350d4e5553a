import type { ClassStage } from "@pkg/domain";
import { expect, test } from "vitest";
import { awaitsFirstDay, isOngoing } from "@/lib/own-tutor/own-classes";
import { classesLead } from "./classes-lead";

const oneClass = (stage: ClassStage, change: object = {}) => ({
  ...{ stage, isOwn: true, logsDue: 0, studentId: "s1" },
  ...change,
});
const running = oneClass("RUNNING");
const waiting = oneClass("UNPLANNED", { studentId: "s2" });
const over = oneClass("OVER", { logsDue: 1 });
const elsewhere = oneClass("RUNNING", { isOwn: false, logsDue: 2 });

test("a class that is over, or that somebody else teaches, counts for its logs alone", () => {
  expect(classesLead([running, waiting])).toBe("학생 2명과 함께하고 있어요.");
  expect(classesLead([running, over, elsewhere])).toBe("학생 1명과 함께하고 있어요. 기록할 수업이 3회 있어요.");
  // Two classes of one student, and one of another, are two students.
  expect(classesLead([running, oneClass("UNPLANNED"), waiting])).toBe("학생 2명과 함께하고 있어요.");
  expect(classesLead([over])).toBe("지금은 이어 가는 수업이 없어요. 기록할 수업이 1회 있어요.");
});

test.each([
  ["runs", running, true, false],
  ["waits for its first day", waiting, true, true],
  ["is over", over, false, false],
  ["rests", oneClass("RESTING"), false, false],
  ["is somebody else's by now", elsewhere, false, false],
  ["is somebody else's and not planned", { ...waiting, isOwn: false }, false, false],
])("a class that %s", (_, one, ongoing, waits) => {
  expect([isOngoing(one), awaitsFirstDay(one)]).toEqual([ongoing, waits]);
});
