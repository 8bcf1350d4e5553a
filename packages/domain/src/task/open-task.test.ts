import { describe, expect, it } from "vitest";
import { CLASS_STAGES, isClassOver } from "../course/class-stage.ts";
import { dueReminder, OPEN_TASK_KINDS, openTaskPath, openTasks, type TaskFacts } from "./open-task.ts";

const NOON = new Date("2026-11-24T12:00:00+09:00");
const TODAY = "2026-11-25";
const later = (hours: number) => new Date(NOON.getTime() + hours * 3_600_000);
const facts: TaskFacts = {
  stage: "RUNNING",
  paidAt: NOON,
  unplannedSince: NOON,
  stoppedAt: NOON,
  offeredAt: NOON,
  promisedOn: "2026-11-27",
  refusedAt: null,
  askedAt: null,
  pulseDueAt: null,
  goOn: null,
};

describe("openTasks", () => {
  it.each([
    ["WISHES", ["SEND_WISHES"]],
    ["SEARCHING", []],
    ["SEARCHING_AGAIN", []],
    ["OFFERED", ["ANSWER_TIMES"]],
    ["STUCK", ["SEARCH_ON"]],
    ["UNPLANNED", ["PLAN_LESSONS"]],
    ["RUNNING", []],
    ["RESTING", []],
    ["OVER", []],
    ["GIVEN_UP", []],
  ] as const)("%s asks for %j", (stage, kinds) => {
    expect(openTasks({ ...facts, stage }, TODAY).map(({ kind }) => kind)).toEqual(kinds);
  });

  it("puts what is urgent first, and asks no more of a class that is over than how its last lesson was", () => {
    const all = { ...facts, askedAt: later(1), refusedAt: later(2), pulseDueAt: later(3) };
    expect(openTasks({ ...all, stage: "UNPLANNED" }, TODAY)).toEqual([
      { kind: "ANSWER_LESSON", since: later(1), until: null },
      { kind: "PAY_AGAIN", since: later(2), until: null },
      { kind: "PLAN_LESSONS", since: NOON, until: null },
      { kind: "ANSWER_PULSE", since: later(3), until: null },
    ]);
    const ofOver = CLASS_STAGES.filter(isClassOver).map((stage) =>
      openTasks({ ...all, stage }, TODAY).map(({ kind }) => kind),
    );
    // A trial is over when its family is asked how it was.
    expect(ofOver).toEqual([["ANSWER_LESSON", "ANSWER_PULSE"], ["ANSWER_LESSON"]]);
  });

  it("says until when other times can be answered", () => {
    expect(openTasks({ ...facts, stage: "OFFERED" }, TODAY)).toEqual([
      { kind: "ANSWER_TIMES", since: NOON, until: "2026-11-27" },
    ]);
  });

  it("recalls other times again once the promised day has passed, from the end of the search or their offer on", () => {
    const stopped = { ...facts, stage: "OFFERED", stoppedAt: later(78) } as const;
    expect(openTasks(stopped, "2026-11-27")).toEqual([{ kind: "ANSWER_TIMES", since: NOON, until: "2026-11-27" }]);
    expect(openTasks(stopped, "2026-11-28")).toEqual([{ kind: "ANSWER_TIMES", since: later(78), until: null }]);
    const late = { ...stopped, offeredAt: later(90) };
    expect(openTasks(late, "2026-11-28")).toEqual([{ kind: "ANSWER_TIMES", since: later(90), until: null }]);
    expect(openTasks({ ...stopped, promisedOn: null }, "2026-11-28")).toMatchObject([{ since: NOON, until: null }]);
  });

  it("says until when a class can go on, over or not, unless it was given up", () => {
    const offer = { ...facts, goOn: { since: later(1), until: "2026-12-08" } } as const;
    const task = { kind: "GO_ON", since: later(1), until: "2026-12-08" };
    expect(openTasks({ ...offer, stage: "OVER" }, TODAY)).toEqual([task]);
    expect(openTasks({ ...offer, stage: "RUNNING" }, TODAY)).toEqual([task]);
    expect(openTasks({ ...offer, stage: "GIVEN_UP" }, TODAY)).toEqual([]);
  });

  it("leads each task to a page of its own course", () => {
    const course = { merchantUid: "NR1", matchId: "m1" };
    for (const kind of OPEN_TASK_KINDS) {
      const path = openTaskPath(kind, course);
      expect(kind === "PAY_AGAIN" || path.includes("m1") || path.includes("NR1")).toBe(true);
    }
  });
});

describe("dueReminder", () => {
  it.each([
    [23, null],
    [24, 1],
    [71, 1],
    [72, 3],
    [119, 3],
    // Nothing ran for two days.
    [120, null],
    [168, 7],
    [215, 7],
    [216, null],
  ])("after %i hours is %j", (hours, days) => {
    expect(dueReminder(NOON, later(hours))).toBe(days);
  });
});
