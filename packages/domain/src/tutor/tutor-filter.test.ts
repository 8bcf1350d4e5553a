import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TUTOR_RANKS } from "../product/tutor-rank.ts";
import { WEEK_PARTS } from "../schedule/week-parts.ts";
import { UNIVERSITY_GROUPS } from "../university/university.ts";
import { NO_TUTOR_FILTER, readTutorFilter, sortsFor, type TutorFilter, writeTutorFilter } from "./tutor-filter.ts";
import { TUTOR_GENDERS, TUTOR_STYLES } from "./tutor-types.ts";

describe("readTutorFilter", () => {
  it.each([
    ["nothing", {}, {}],
    ["a subject", { subject: "MATH" }, { subject: "MATH" }],
    [
      "a detail, then the best fit comes first",
      { subject: "MATH", detail: "MATH_M1_1" },
      { subject: "MATH", detail: "MATH_M1_1", sort: "FIT" },
    ],
    ["no detail without its subject", { detail: "MATH_M1_1" }, {}],
    ["no fit without a detail", { subject: "MATH", sort: "FIT" }, { subject: "MATH" }],
    ["an order", { sort: "EXPERIENCE" }, { sort: "EXPERIENCE" }],
    [
      "lists, each value once in its usual order",
      { styles: "METICULOUS,WARM,WARM" },
      { styles: ["WARM", "METICULOUS"] },
    ],
    ["times", { times: "saturday-morning,monday-evening" }, { times: ["monday-evening", "saturday-morning"] }],
    [
      "only what is known",
      { styles: "NICE,,WARM", genders: "male", rank: "PREMIUM", times: "monday" },
      { styles: ["WARM"] },
    ],
    ["no odd keys", { subject: "MATH' or 1=1", detail: "<b>" }, {}],
    ["a part of a name", { name: " 서연 " }, { name: "서연" }],
    ["no empty name", { name: "  " }, {}],
    ["an order by reviews", { sort: "REVIEWS" }, { sort: "REVIEWS" }],
    ["a rank", { rank: "EXPERT" }, { rank: "EXPERT" }],
  ])("reads %s", (_, query, expected) => {
    expect(readTutorFilter(query)).toEqual({ ...NO_TUTOR_FILTER, ...expected });
  });

  const filters = fc
    .record({
      subject: fc.constantFrom(null, "MATH", "ENGLISH"),
      detail: fc.constantFrom(null, "MATH_M1_1"),
      times: fc.subarray([...WEEK_PARTS]),
      styles: fc.subarray([...TUTOR_STYLES]),
      universities: fc.subarray([...UNIVERSITY_GROUPS]),
      genders: fc.subarray([...TUTOR_GENDERS]),
      rank: fc.constantFrom(null, ...TUTOR_RANKS),
      name: fc.constantFrom(null, "서연"),
    })
    .map((filter) => ({ ...filter, detail: filter.subject ? filter.detail : null }))
    .chain((filter) => fc.constantFrom(...sortsFor(filter)).map((sort): TutorFilter => ({ ...filter, sort })));

  it("reads every filter as it was written, and writes no empty value", () => {
    fc.assert(
      fc.property(filters, (filter) => {
        const written = writeTutorFilter(filter);
        expect(readTutorFilter(written)).toEqual(filter);
        expect(Object.values(written)).not.toContain("");
      }),
    );
  });

  it("reads anything without an error", () => {
    const text = fc.option(fc.string({ unit: "binary" }), { nil: undefined });
    fc.assert(
      fc.property(fc.record({ subject: text, detail: text, times: text, sort: text }), (query) => {
        expect(readTutorFilter(query).styles).toEqual([]);
      }),
    );
  });
});
