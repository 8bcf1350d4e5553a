import { describe, expect, it } from "vitest";
import { maxSelectedTutors, selectedForCourse } from "./selected-tutors.ts";

describe("maxSelectedTutors", () => {
  it.each([
    [1, 3],
    [2, 6],
    [10, 30],
  ])("of %i courses are %i", (courses, most) => {
    expect(maxSelectedTutors(courses)).toBe(most);
  });
});

describe("selectedForCourse", () => {
  const taught = [
    { tutorId: "1", subjectDetail: "MATH_M2_2", tier: "STANDARD" },
    { tutorId: "1", subjectDetail: "ENGLISH_M2", tier: "STANDARD" },
    { tutorId: "2", subjectDetail: "MATH_M2_2", tier: "EXPERT" },
    { tutorId: "3", subjectDetail: "ENGLISH_M2", tier: "BASIC" },
  ] as const;

  it.each([
    ["who teach the detail", ["1", "3"], "MATH_M2_2", "BASIC", ["1"]],
    ["of the course's rank", ["1", "2"], "MATH_M2_2", "EXPERT", ["2"]],
    ["in the order of the picks", ["3", "1"], "ENGLISH_M2", "BASIC", ["3", "1"]],
    ["each once", ["1", "1"], "ENGLISH_M2", "BASIC", ["1"]],
    ["without those nobody knows", ["9"], "ENGLISH_M2", "BASIC", []],
    ["of whom none was picked", [], "ENGLISH_M2", "BASIC", []],
  ] as const)("gives tutors %s", (_what, selected, subjectDetail, rank, expected) => {
    expect(selectedForCourse(selected, taught, { subjectDetail, rank })).toEqual(expected);
  });
});
