import { describe, expect, it } from "vitest";
import { type ChildForm, needsGuardianConsent, validateChild } from "./validate-student";

const NOW = new Date("2026-11-20T03:00:00Z");
const SCHOOL = { id: 3, name: "나란초등학교", region: "서울" };
const child: ChildForm = {
  name: "김하린",
  birthYear: "2015",
  grade: 5,
  school: SCHOOL,
  isUnlisted: false,
  schoolName: "",
  gradeBand: null,
  guardianConsent: true,
};

describe("validateChild", () => {
  it("accepts a child with everything", () => expect(validateChild(child, NOW)).toEqual({}));

  it("asks a parent for consent under 14 only", () => {
    expect(validateChild({ ...child, guardianConsent: false }, NOW)).toHaveProperty("guardianConsent");
    expect(validateChild({ ...child, birthYear: "2010", guardianConsent: false }, NOW)).toEqual({});
    expect(needsGuardianConsent("201", NOW)).toBe(false);
  });

  it("names every empty field", () => {
    const empty = { ...child, name: " ", birthYear: "15", grade: null };
    expect(Object.keys(validateChild(empty, NOW))).toEqual(["name", "birthYear", "grade"]);
  });
});
