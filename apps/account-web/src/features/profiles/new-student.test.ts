import { describe, expect, test } from "vitest";
import { EMPTY_STUDENT, type NewStudent, newStudentProblems } from "./new-student";

describe("a new student", () => {
  const now = new Date("2026-11-20T03:00:00Z");
  const wrongFields = (student: NewStudent) =>
    Object.entries(newStudentProblems(student, now)).filter(([, problem]) => problem !== null);

  test("under 14 a guardian consents", () => {
    const child = { ...EMPTY_STUDENT, name: "김하린", birthYear: "2014", study: { grade: 5, school: null } } as const;
    expect(wrongFields(child)).toEqual([["consent", "보호자의 동의가 있어야 추가할 수 있어요."]]);
    expect(wrongFields({ ...child, consent: true })).toEqual([]);
    expect(wrongFields({ ...child, birthYear: "2010" })).toEqual([]);
  });

  test("a year of birth that is known asks for no consent again", () => {
    const child = { ...EMPTY_STUDENT, name: "김하린", birthYear: "2014", study: { grade: 5, school: null } } as const;
    expect(newStudentProblems(child, now, "2014").consent).toBeNull();
    expect(newStudentProblems(child, now, "2010").consent).not.toBeNull();
  });

  test("everything missing is named", () => {
    expect(wrongFields(EMPTY_STUDENT).map(([name]) => name)).toEqual(["name", "birthYear", "study"]);
  });
});
