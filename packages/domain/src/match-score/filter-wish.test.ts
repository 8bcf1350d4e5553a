import { describe, expect, it } from "vitest";
import { readTutorFilter } from "../tutor/tutor-filter.ts";
import { filterWish } from "./filter-wish.ts";

describe("filterWish", () => {
  const math = { key: "MATH", label: "수학" };

  it("asks for one lesson of an hour in the filtered times", () => {
    const filter = readTutorFilter({ subject: "MATH", detail: "MATH_M1_1", times: "monday-evening", styles: "WARM" });
    const wish = filterWish(filter, math, "BASIC");
    expect(wish).toEqual({
      minutes: 60,
      lessonsPerWeek: 1,
      subject: "MATH",
      subjectLabel: "수학",
      subjectDetail: "MATH_M1_1",
      rank: "BASIC",
      calendar: expect.any(Uint8Array),
      tutorGenders: [],
      likedTutorStyles: ["WARM"],
      dislikedTutorStyles: [],
      tutorUniversities: [],
      tutorPassTypes: [],
      tutorTracks: [],
    });
    expect(wish?.calendar.indexOf(1)).toBe(36);
  });

  it("is none without a detail", () => {
    expect(filterWish(readTutorFilter({ subject: "MATH" }), math, "BASIC")).toBeNull();
  });
});
