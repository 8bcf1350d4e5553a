import { describe, expect, it } from "vitest";
import { type BoughtBefore, findRepeat, repeatQuestion } from "./find-repeat.ts";
import type { WantedCourse } from "./repeated-trial.ts";

const math = { subject: "MATH", subjectDetail: "MATH_M2_1" };
const nextMath = { subject: "MATH", subjectDetail: "MATH_M2_2" };
const english = { subject: "ENGLISH", subjectDetail: "ENGLISH_M2" };

const wanted = (part: Partial<WantedCourse>): WantedCourse => ({ ...math, isTrial: false, goesOn: false, ...part });
const bought = (merchantUid: string, part: Partial<BoughtBefore> = {}): BoughtBefore => ({
  merchantUid,
  studentId: "hajun",
  ...math,
  isTrial: false,
  isOver: false,
  ...part,
});

describe("findRepeat", () => {
  it.each<[string, Partial<WantedCourse>, Partial<BoughtBefore>, "COURSE" | "TRIAL" | null]>([
    ["a running course of the same detail", {}, {}, "COURSE"],
    ["an ended course of the same detail", {}, { isOver: true }, null],
    ["a course of another detail", {}, nextMath, null],
    ["the course of a sibling", {}, { studentId: "seoa" }, null],
    ["a course that goes on with its class", { goesOn: true }, {}, null],
    ["a course after its trial", {}, { isTrial: true }, null],
    ["a trial beside a course", { isTrial: true }, {}, null],
    ["a trial of the same subject", { isTrial: true }, { isTrial: true, ...nextMath }, "TRIAL"],
    ["a trial whose class is over", { isTrial: true }, { isTrial: true, isOver: true }, "TRIAL"],
    ["a trial of another subject", { isTrial: true }, { isTrial: true, ...english }, null],
    ["the trial of a sibling", { isTrial: true }, { isTrial: true, studentId: "seoa" }, null],
  ])("%s", (_what, want, had, kind) => {
    expect(findRepeat("hajun", [wanted(want)], [bought("NR1", had)])?.kind ?? null).toBe(kind);
  });

  it("names the course that repeats, and the newest order that it repeats", () => {
    const orders = [bought("NR3"), bought("NR2", english), bought("NR1", english)];
    const found = findRepeat("hajun", [wanted(nextMath), wanted(english)], orders);
    expect(found).toMatchObject({ course: 1, earlier: { merchantUid: "NR2" } });
  });

  it("finds the second trial of a subject among what is wanted", () => {
    const trial = wanted({ isTrial: true });
    expect(findRepeat("hajun", [trial, wanted(nextMath), wanted({ ...nextMath, isTrial: true })], [])).toEqual({
      kind: "TRIAL",
      course: 2,
    });
    expect(findRepeat("hajun", [trial, wanted({ ...english, isTrial: true })], [])).toBeNull();
  });

  it("refuses a trial before it asks about a course", () => {
    const both = [wanted(english), wanted({ isTrial: true })];
    expect(findRepeat("hajun", both, [bought("NR2", english), bought("NR1", { isTrial: true })])?.kind).toBe("TRIAL");
  });

  it("finds nothing among nothing", () => {
    expect(findRepeat("hajun", [wanted({})], [])).toBeNull();
    expect(findRepeat("hajun", [], [bought("NR1")])).toBeNull();
  });
});

describe("repeatQuestion", () => {
  const now = new Date("2026-11-28T03:00:00Z");
  it.each([
    ["2026-11-28T02:59:30Z", "방금 수학 중2-1을 결제했어요. 한 번 더 신청할까요?"],
    ["2026-11-28T03:05:00Z", "방금 수학 중2-1을 결제했어요. 한 번 더 신청할까요?"],
    ["2026-11-28T02:13:00Z", "47분 전에 수학 중2-1을 결제했어요. 한 번 더 신청할까요?"],
    ["2026-11-27T03:00:01Z", "23시간 전에 수학 중2-1을 결제했어요. 한 번 더 신청할까요?"],
    ["2026-11-25T03:00:00Z", "3일 전에 수학 중2-1을 결제했어요. 한 번 더 신청할까요?"],
    [null, "지금 수학 중2-1을 결제하고 있어요. 한 번 더 신청할까요?"],
  ])("paid at %s", (paidAt, question) => {
    expect(repeatQuestion("수학 중2-1", paidAt === null ? null : new Date(paidAt), now)).toBe(question);
  });
});
