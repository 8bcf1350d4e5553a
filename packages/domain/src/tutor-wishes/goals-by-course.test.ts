import fc from "fast-check";
import { expect, it } from "vitest";
import { goalsByCourse, goalsOfOrder } from "./goals-by-course.ts";
import { STUDY_GOALS, type StudyGoal } from "./study-goal.ts";

it.each<[string, StudyGoal[], (StudyGoal | null)[], StudyGoal[][]]>([
  ["without tests all courses have all goals", ["STUDY_HABITS"], [null, null], [["STUDY_HABITS"], ["STUDY_HABITS"]]],
  [
    "a suggested goal is the course's alone",
    ["SCHOOL_GRADES", "STUDY_HABITS"],
    ["SCHOOL_GRADES", null],
    [["SCHOOL_GRADES", "STUDY_HABITS"], ["STUDY_HABITS"]],
  ],
  [
    "each test gives its own",
    ["SCHOOL_GRADES", "PRIOR_LEARNING"],
    ["SCHOOL_GRADES", "PRIOR_LEARNING"],
    [["SCHOOL_GRADES"], ["PRIOR_LEARNING"]],
  ],
  [
    "a course that would have none has all",
    ["CONFUSING_CONTENT"],
    [null, "CONFUSING_CONTENT"],
    [["CONFUSING_CONTENT"], ["CONFUSING_CONTENT"]],
  ],
  [
    "a suggestion that was not chosen changes nothing",
    ["NATIONAL_EXAM"],
    ["SCHOOL_GRADES", null],
    [["NATIONAL_EXAM"], ["NATIONAL_EXAM"]],
  ],
  ["nothing chosen stays nothing", [], ["SCHOOL_GRADES", null], [[], []]],
])("%s", (_what, chosen, suggested, expected) => {
  expect(goalsByCourse(chosen, suggested)).toEqual(expected);
});

it("what courses have together is in the order in which it is offered, each once", () => {
  expect(goalsOfOrder([["STUDY_HABITS", "SCHOOL_GRADES"], ["SCHOOL_GRADES"], []])).toEqual([
    "SCHOOL_GRADES",
    "STUDY_HABITS",
  ]);
  expect(goalsOfOrder([])).toEqual([]);
});

const goal = fc.constantFrom(...STUDY_GOALS);
const chosen = fc.uniqueArray(goal);
const suggested = fc.array(fc.option(goal), { minLength: 1, maxLength: 10 });

it("nothing that was chosen is lost or added, no course is left out, and doing it again changes nothing", () => {
  fc.assert(
    fc.property(chosen, suggested, (goals, tests) => {
      const courses = goalsByCourse(goals, tests);
      expect(courses).toHaveLength(tests.length);
      expect(new Set(goalsOfOrder(courses))).toEqual(new Set(goals));
      for (const own of courses) expect(own.length > 0).toBe(goals.length > 0);
      expect(goalsByCourse(goalsOfOrder(courses), tests).map((own) => new Set(own))).toEqual(
        courses.map((own) => new Set(own)),
      );
    }),
  );
});
