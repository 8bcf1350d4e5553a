import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addMonths } from "../time/kst-date.ts";
import { courseExpiry, takenOverExpiry } from "./course-expiry.ts";

const own = (months: number) => ({ months, tookOverOn: null });
const took = (months: number, tookOverOn: string) => ({ months, tookOverOn });

describe("courseExpiry", () => {
  it.each([
    ["no lesson yet", [own(2)], null, { months: 2, expiresOn: null }],
    ["its first lesson", [own(2)], "2026-11-24", { months: 2, expiresOn: "2027-01-24" }],
    ["a renewal", [own(2), own(2)], "2026-11-24", { months: 4, expiresOn: "2027-03-24" }],
    ["one that takes over", [own(2), took(4, "2026-12-20")], "2026-11-24", { months: 4, expiresOn: "2027-04-20" }],
    ["one that ends earlier", [own(8), took(4, "2026-12-01")], "2026-11-24", { months: 8, expiresOn: "2027-07-24" }],
    ["one before any lesson", [own(1), took(4, "2026-12-20")], null, { months: 4, expiresOn: "2027-04-20" }],
  ])("%s", (_, courses, first, expiry) => {
    expect(courseExpiry(courses, first)).toEqual(expiry);
  });

  it.each([
    ["later than its own end", "2026-11-24", "2027-02-03", "2027-02-03"],
    ["before its own end", "2026-11-24", "2026-12-20", "2027-01-24"],
    ["on its own end", "2026-11-24", "2027-01-24", "2027-01-24"],
    ["before its first lesson is known", null, "2027-02-03", null],
  ])("goes on for a lesson that was given back: %s", (_, first, notBefore, expiresOn) => {
    expect(courseExpiry([own(2)], first, notBefore)).toEqual({ months: 2, expiresOn });
  });

  it.each([
    ["before its first lesson", null, "2027-04-20"],
    ["longer with the new course", "2027-01-24", "2027-04-20"],
    ["long enough already", "2027-07-24", "2027-07-24"],
  ])("a class taken over on 2026-12-20 for four months: %s", (_, expiresOn, until) => {
    expect(takenOverExpiry(expiresOn, 4, "2026-12-20")).toBe(until);
  });

  it("never ends earlier than without the course that takes over, nor before that one's own time", () => {
    const months = fc.integer({ min: 1, max: 14 });
    fc.assert(
      fc.property(fc.array(months, { minLength: 1, maxLength: 4 }), months, fc.nat(28), (before, more, day) => {
        const tookOverOn = `2027-02-${String(Math.max(1, day)).padStart(2, "0")}`;
        const courses = before.map(own);
        const without = courseExpiry(courses, "2026-11-24").expiresOn ?? "";
        const after = courseExpiry([...courses, took(more, tookOverOn)], "2026-11-24").expiresOn ?? "";
        expect([without, addMonths(tookOverOn, more)].sort().at(-1)).toBe(after);
        // What a buyer reads before paying is what holds afterwards.
        expect(takenOverExpiry(without, more, tookOverOn)).toBe(after);
      }),
    );
  });
});
