import { HOUR } from "@pkg/domain";
import type { Lesson } from "@pkg/web/features/lessons/queries";
import { describe, expect, test } from "vitest";
import { dueLogs, logAccess, titleBefore } from "./due-logs";
import { logProblems } from "./log-values";

const NOW = new Date("2026-12-08T12:00:00.000Z");

const LOG = { title: "일차함수", content: "그래프를 그렸어요.", homework: "", writtenAt: NOW.toISOString() };

const minutes = (tutor: number) => ({ student: 0, tutor, together: 0 });

const reported = (reason: string) => ({
  ...{ settledAs: "ASKED", minutes: minutes(12), dispute: { isOpen: true, until: null, reason } },
});

/** A one-hour lesson that begins the given number of hours from now. */
const lesson = (id: string, hours: number, change: object = {}) => ({
  id,
  startsAt: new Date(NOW.getTime() + hours * HOUR).toISOString(),
  endsAt: new Date(NOW.getTime() + (hours + 1) * HOUR).toISOString(),
  status: "SCHEDULED" as const,
  settledAs: null,
  log: null,
  ...change,
});

describe("logs that are due", () => {
  test("are those of lessons that are over and were held as far as is known, the newest first", () => {
    const all = [
      lesson("old", -100, { settledAs: "HELD" }),
      lesson("logged", -80, { status: "DONE", settledAs: "HELD", log: LOG }),
      lesson("taken", -60, { status: "DONE", settledAs: "HELD" }),
      lesson("missed", -40, { status: "ABSENT", settledAs: "STUDENT_ABSENT" }),
      lesson("asked", -30, { settledAs: "ASKED" }),
      lesson("given back", -20, { status: "CANCELED", settledAs: "NOT_HELD" }),
      lesson("just over", -1.1),
      lesson("now", -0.5),
      lesson("next", 5),
    ];
    expect(dueLogs(all, NOW).map(({ id }) => id)).toEqual(["just over", "taken", "old"]);
  });

  test.each([
    ["with a log", { settledAs: "HELD", log: LOG }, "OPEN"],
    ["that is asked about, of a tutor who was there", { settledAs: "ASKED", minutes: minutes(4) }, "OPEN"],
    ["that is asked about, of a tutor who was not", { settledAs: "ASKED", minutes: minutes(0) }, "NOT_THERE"],
    ["that is asked about where presses alone are known", { settledAs: "ASKED" }, "NOT_THERE"],
    ["that the tutor reported as missed", reported("STUDENT_ABSENT"), null],
    ["that the family objects to", reported("TUTOR_ABSENT"), "OPEN"],
    ["that the student missed", { status: "ABSENT", settledAs: "STUDENT_ABSENT", log: LOG }, null],
    ["that was given back", { status: "CANCELED", settledAs: "NOT_HELD", log: LOG }, null],
    ["that was called off", { status: "CANCELED" }, null],
  ])("the log of a lesson %s", (_name, change, access) => {
    expect(logAccess({ ...lesson("a", -5), minutes: null, ...change } as Lesson)).toBe(access);
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
    expect(logProblems({ ...good, homework: "010-1234-5678로 보내 주세요" }).homework).toContain(
      "연락처는 적을 수 없어요",
    );
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
