import { readTutorFilter } from "@pkg/domain";
import { expect, it } from "vitest";
import type { EnrollSubject } from "@/lib/catalogue/enroll-catalogue";
import { chosenFilters, toggled, tutorsAddress } from "./filter-address";

const MATH: EnrollSubject = {
  key: "MATH",
  label: "수학",
  details: [{ key: "MATH_M2_2", label: "중2-2", levels: ["MIDDLE"], curriculum: null, forGrades: null }],
};
const QUERY = { subject: "MATH", detail: "MATH_M2_2", times: "monday-evening,friday-evening", styles: "WARM,SPARTA" };

it.each([
  [{}, 1, "/tutors"],
  [{ subject: "MATH" }, 1, "/tutors?subject=MATH"],
  [{ styles: "SPARTA,WARM" }, 3, "/tutors?styles=WARM,SPARTA&page=3"],
])("%j, %i pages is %s", (query, page, address) => {
  expect(tutorsAddress(readTutorFilter(query), page)).toBe(address);
});

it("a value comes into a list, and out again", () => {
  expect(toggled(["a"], "b")).toEqual(["a", "b"]);
  expect(toggled(["a", "b"], "a")).toEqual(["b"]);
});

it("each thing that was asked for can be given up alone; a subject with its detail", () => {
  const chosen = chosenFilters(readTutorFilter(QUERY), [MATH]);
  expect(chosen.map(({ label }) => label)).toEqual(["수학", "중2-2", "월·금 저녁", "다정한", "스파르타식"]);
  const hrefs = new Map(chosen.map(({ label, href }) => [label, href]));
  expect(hrefs.get("수학")).toBe("/tutors?times=monday-evening,friday-evening&styles=WARM,SPARTA");
  expect(hrefs.get("중2-2")).toBe("/tutors?subject=MATH&times=monday-evening,friday-evening&styles=WARM,SPARTA");
  expect(hrefs.get("다정한")).toBe(
    "/tutors?subject=MATH&detail=MATH_M2_2&times=monday-evening,friday-evening&styles=SPARTA",
  );
  expect(chosenFilters(readTutorFilter({}), [MATH])).toEqual([]);
});
