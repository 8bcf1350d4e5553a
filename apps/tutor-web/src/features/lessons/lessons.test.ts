import { HOUR } from "@pkg/domain";
import { describe, expect, test } from "vitest";
import { dueLogs, maySayAttendance, mayWriteLog, titleBefore } from "./due-logs";
import { logProblems } from "./log-values";

const NOW = new Date("2026-12-08T12:00:00.000Z");

const LOG = { title: "일차함수", content: "그래프를 그렸어요.", homework: "", writtenAt: NOW.toISOString() };

/** A one-hour lesson that begins the given number of hours from now. */
const lesson = (id: string, hours: number, change: object = {}) => ({
  id,
  startsAt: new Date(NOW.getTime() + hours * HOUR).toISOString(),
  endsAt: new Date(NOW.getTime() + (hours + 1) * HOUR).toISOString(),
  status: "SCHEDULED" as const,
  log: null,
  ...change,
});

describe("logs that are due", () => {
  test("are those of lessons that are over and were taken, the newest first", () => {
    const all = [
      lesson("old", -100),
      lesson("logged", -80, { status: "DONE", log: LOG }),
      lesson("taken", -60, { status: "DONE" }),
      lesson("missed", -40, { status: "ABSENT" }),
      lesson("canceled", -20, { status: "CANCELED" }),
      lesson("now", -0.5),
      lesson("next", 5),
    ];
    expect(dueLogs(all, NOW).map(({ id }) => id)).toEqual(["taken", "old"]);
  });

  test.each([
    ["runs", lesson("a", -0.5), true, true],
    ["begins in a minute", lesson("a", 0.02), false, false],
    ["is long over", lesson("a", -100), true, false],
    ["ended a day ago to the minute", lesson("a", -25), true, true],
    ["was missed today", lesson("a", -5, { status: "ABSENT" }), true, true],
    ["was missed for good", lesson("a", -30, { status: "ABSENT" }), false, false],
    ["was canceled", lesson("a", -5, { status: "CANCELED" }), false, false],
  ])("a lesson that %s", (_name, one, log, attendance) => {
    expect([mayWriteLog(one, NOW), maySayAttendance(one, NOW)]).toEqual([log, attendance]);
  });

  test("the title before is that of the lesson before with a log", () => {
    const all = [
      lesson("a", -80, { log: LOG }),
      lesson("b", -60),
      lesson("c", -40, { log: { ...LOG, title: "다음" } }),
    ];
    expect(titleBefore(all, lesson("b", -60))).toBe("일차함수");
    expect(titleBefore(all, lesson("z", -90))).toBeNull();
  });
});

describe("what is written", () => {
  const good = { title: "일차함수", content: "그래프를 그렸어요.", homework: "" };

  test("needs a title and a sentence; homework may be left out", () => {
    expect(Object.values(logProblems(good)).filter(Boolean)).toEqual([]);
    expect(logProblems({ ...good, title: " " }).title).toContain("한 줄로");
    expect(logProblems({ ...good, content: "\n" }).content).toContain("한 문장");
  });

  test.each([
    ["title", 60],
    ["content", 1000],
    ["homework", 300],
  ] as const)("%s has %i letters at most", (name, max) => {
    expect(logProblems({ ...good, [name]: "가".repeat(max) })[name]).toBeUndefined();
    expect(logProblems({ ...good, [name]: "가".repeat(max + 1) })[name]).toBe(`${max}자까지 쓸 수 있어요.`);
  });
});
