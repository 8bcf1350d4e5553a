import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeCourses, encodeCourses } from "./course-codec.ts";

const course = { productId: 12, subject: "MATH", subjectDetail: "MATH_M2_2" };

describe("decodeCourses", () => {
  it.each([
    ["not JSON", "{"],
    ["no list", JSON.stringify(course)],
    ["null", "null"],
    ["a bad escape", "%E0%A4%A"],
    ["nothing", ""],
    ["null", null],
    ["undefined", undefined],
  ])("%s gives an empty list", (_, text) => {
    expect(decodeCourses(text)).toEqual([]);
  });

  it.each([
    ["productId is no number", { ...course, productId: "12" }],
    ["productId is missing", { subject: "MATH", subjectDetail: "MATH_M2_2" }],
    ["subject is empty", { ...course, subject: "" }],
    ["subjectDetail is empty", { ...course, subjectDetail: "" }],
    ["subject is no text", { ...course, subject: 1 }],
    ["the entry is null", null],
    ["the entry is text", "MATH"],
  ])("drops a course when %s, and keeps the others", (_, wrong) => {
    expect(decodeCourses(JSON.stringify([wrong, course]))).toEqual([course]);
  });

  it("keeps the ids of a match, a trial match and a tutor, and nothing else", () => {
    const known = { ...course, matchId: "m1", trialMatchId: "t1", tutorId: "u1" };
    expect(decodeCourses(JSON.stringify([{ ...known, phone: "010" }]))).toEqual([known]);
    expect(decodeCourses(JSON.stringify([{ ...course, matchId: 7, trialMatchId: "", tutorId: null }]))).toEqual([
      { ...course, matchId: "7" },
    ]);
  });

  it("never throws", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => Array.isArray(decodeCourses(text))));
    fc.assert(fc.property(fc.json(), (text) => Array.isArray(decodeCourses(text))));
  });
});

describe("encodeCourses", () => {
  const text = fc.string({ unit: "grapheme", minLength: 1 });
  const courses = fc.array(
    fc.record(
      { productId: fc.integer(), subject: text, subjectDetail: text, matchId: text, trialMatchId: text, tutorId: text },
      { requiredKeys: ["productId", "subject", "subjectDetail"] },
    ),
  );

  it("comes back as it was, also when a router has decoded it once", () => {
    fc.assert(
      fc.property(courses, (list) => {
        expect(decodeCourses(encodeCourses(list))).toEqual(list);
        expect(decodeCourses(decodeURIComponent(encodeCourses(list)))).toEqual(list);
      }),
    );
  });

  it("survives half of a surrogate pair", () => {
    const odd = { ...course, subject: "\ud800" };
    expect(decodeCourses(encodeCourses([odd]))).toEqual([odd]);
  });

  it("is safe in a query and leaves unknown fields out", () => {
    const encoded = encodeCourses([{ ...course, name: "이수진" } as typeof course]);
    expect(encoded).toMatch(/^[\w.~%!*'()-]+$/);
    expect(decodeURIComponent(encoded)).toBe(JSON.stringify([course]));
  });
});
