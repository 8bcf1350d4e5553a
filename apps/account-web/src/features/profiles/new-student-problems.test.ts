import { describe, expect, test } from "vitest";
import { newStudentProblems } from "./new-student-problems";

describe("a new student", () => {
  const now = new Date("2026-11-20T03:00:00Z");

  test("under 14 a guardian consents", () => {
    const child = { name: "김하린", birthYear: "2014", grade: 5, consent: false } as const;
    expect(newStudentProblems(child, now)).toEqual({ consent: "보호자의 동의가 있어야 더할 수 있어요." });
    expect(newStudentProblems({ ...child, consent: true }, now)).toEqual({});
    expect(newStudentProblems({ ...child, birthYear: "2010" }, now)).toEqual({});
  });

  test("everything missing is named", () => {
    expect(Object.keys(newStudentProblems({ name: "", birthYear: "", grade: null, consent: false }, now))).toEqual([
      "name",
      "birthYear",
      "grade",
    ]);
  });
});
