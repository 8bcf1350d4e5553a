import { describe, expect, it } from "vitest";
import { type GuardianFacts, guardianDuty, parentAgeProblem, tutorAgeProblem } from "./guardian-duty.ts";

const NOW = new Date("2026-11-20T03:00:00Z");

describe("guardianDuty", () => {
  it.each([
    ["a 12-year-old", { birthYear: 2014 }, "CONSENT"],
    ["13 or 14", { birthYear: 2012 }, "CONSENT"],
    ["certainly 14", { birthYear: 2011 }, "NOTICE"],
    ["18 or 19", { birthYear: 2007 }, "NOTICE"],
    ["certainly 19", { birthYear: 2006 }, "NONE"],
    ["no year known", { birthYear: null }, "CONSENT"],
    ["a parent", { isParent: true, birthYear: 1985 }, "NONE"],
    ["a parent without a year", { isParent: true, birthYear: null }, "NONE"],
    ["a parent for a child", { isParent: true, birthYear: 1985, learnerBirthYear: 2014 }, "NONE"],
    ["a minor for a child under 14", { birthYear: 2009, learnerBirthYear: 2014 }, "CONSENT"],
    ["a minor for another minor", { birthYear: 2009, learnerBirthYear: 2010 }, "NOTICE"],
    ["a minor for somebody whose year is unknown", { birthYear: 2009, learnerBirthYear: null }, "NOTICE"],
    ["an adult for a child under 14", { birthYear: 1990, learnerBirthYear: 2014 }, "NONE"],
  ] satisfies [string, Partial<GuardianFacts>, string][])("%s: %o -> %s", (_who, facts, duty) => {
    expect(guardianDuty({ isParent: false, ...facts }, NOW)).toBe(duty);
  });

  it("changes with the year in Korea", () => {
    const facts = { isParent: false, birthYear: 2012 };
    expect(guardianDuty(facts, new Date("2026-12-30T14:59:59Z"))).toBe("CONSENT");
    expect(guardianDuty(facts, new Date("2026-12-30T15:00:00Z"))).toBe("NOTICE");
  });
});

describe("parentAgeProblem", () => {
  it("refuses minors only", () => {
    expect(parentAgeProblem(2014, NOW)).toMatch("만 19세부터");
    expect(parentAgeProblem(2007, NOW)).toMatch("만 19세부터");
    expect(parentAgeProblem(2006, NOW)).toBeNull();
  });
});

it("tutors are of age", () => {
  // The year alone is known, and people born in its last days are still 18.
  expect(tutorAgeProblem(2007, NOW)).toBe("선생님은 만 19세부터 지원할 수 있어요. 올해는 2006년에 태어난 분까지예요.");
  expect(tutorAgeProblem(2006, NOW)).toBeNull();
});
