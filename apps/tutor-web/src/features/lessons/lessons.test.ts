import { HOUR } from "@pkg/domain";
import { describe, expect, test } from "vitest";
import { dueLogs, mayWriteLog, titleBefore } from "./due-logs";
import { logProblems } from "./log-values";

const NOW = new Date("2026-12-08T12:00:00.000Z");

const LOG = { title: "일차함수", content: "그래프를 그렸어요.", homework: "", writtenAt: NOW.toISOString() };

/** A one-hour lesson that begins the given number of hours from now. */
const lesson = (id: string, hours: number, change: object = {}) => ({
  id,
  startsAt: new Date(NOW.getTime() + hours * HOUR).toISOString(),
  endsAt: new Date(NOW.getTime() + (hours + 1) * HOUR).toISOString(),
  ...{ status: "SCHEDULED" as const, settledAs: null },
  log: null,
  ...change,
});

describe("logs that are due", () => {
  test("are those of lessons that are over and were taken, the newest first", () => {
    const all = [
      lesson("old", -100),
      lesson("logged", -80, { status: "DONE", settledAs: "HELD", log: LOG }),
      lesson("taken", -60, { status: "DONE", settledAs: "HELD" }),
      lesson("missed", -40, { status: "ABSENT", settledAs: "STUDENT_ABSENT" }),
      lesson("asked", -30, { settledAs: "ASKED" }),
      lesson("canceled", -20, { status: "CANCELED" }),
      lesson("now", -0.5),
      lesson("next", 5),
    ];
    expect(dueLogs(all, NOW).map(({ id }) => id)).toEqual(["taken", "old"]);
  });

  test.each([
    ["runs", lesson("a", -0.5), false],
    ["ended just now", lesson("a", -1), true],
    ["is long over", lesson("a", -100), true],
    ["was held", lesson("a", -5, { status: "DONE", settledAs: "HELD" }), true],
    ["was missed", lesson("a", -5, { status: "ABSENT", settledAs: "STUDENT_ABSENT" }), false],
    ["was canceled", lesson("a", -5, { status: "CANCELED" }), false],
  ])("the log of a lesson that %s can be written: %s", (_name, one, expected) => {
    expect(mayWriteLog(one, NOW)).toBe(expected);
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
