import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GRADES, Grade } from "../user/grade.ts";
import {
  LEVEL_TEST_FORMS,
  LEVEL_TEST_LEVELS,
  levelTestLevelOf,
  levelTestOpensAt,
  pickLevelTestForm,
} from "./level-test.ts";

it("every grade has its test", () => {
  expect(GRADES.map((grade) => levelTestLevelOf(grade)).join(" ")).toBe("M1 M1 M1 M1 M1 M1 M1 M2 M3 H1 H1 H1 M1 H1 H1");
  expect([Grade.M1, Grade.M2, Grade.M3, Grade.H1].map(levelTestLevelOf)).toEqual(LEVEL_TEST_LEVELS);
});

it("opens again 30 days later, to the millisecond", () => {
  expect(levelTestOpensAt(new Date("2026-11-24T03:04:05.678Z"))).toEqual(new Date("2026-12-24T03:04:05.678Z"));
});

describe("the form of a new test", () => {
  it.each([
    [[], "A"],
    [["A"], "B"],
    [["B"], "A"],
    [["A", "B"], "C"],
    [["A", "B", "C"], "A"],
    [["A", "B", "C", "A"], "B"],
    [["C", "B", "A"], "C"],
    [["A", "A", "B", "C"], "A"],
  ])("after %j is %s", (taken, form) => {
    expect(pickLevelTestForm(LEVEL_TEST_FORMS, taken)).toBe(form);
  });

  it("is none without forms, and leaves the list as it is", () => {
    expect(pickLevelTestForm([], ["A"])).toBeNull();
    const forms = ["A", "B"];
    pickLevelTestForm(forms, ["A"]);
    expect(forms).toEqual(["A", "B"]);
  });

  it("is never one that was taken while another was not, nor the last one again", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...LEVEL_TEST_FORMS)), (taken) => {
        const form = pickLevelTestForm(LEVEL_TEST_FORMS, taken);
        const fresh = LEVEL_TEST_FORMS.filter((known) => !taken.includes(known));
        if (fresh.length > 0) expect(fresh).toContain(form);
        expect(form).not.toBe(taken.at(-1));
      }),
    );
  });
});
