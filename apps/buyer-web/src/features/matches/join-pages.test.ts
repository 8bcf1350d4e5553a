import { expect, test } from "vitest";
import { joinPages, type Suggestions } from "./queries";

const tutor = (id: string): Suggestions["suggestions"][number] => ({
  tutor: {
    id,
    name: "한서윤",
    tier: "BASIC",
    gender: "FEMALE",
    universityName: "나란대학교",
    major: "수학과",
    styles: [],
    teachingYears: 0,
    introduction: "",
  },
  score: 70,
  timeAndSkill: 35,
  styleAndBackground: 35,
  reasons: [],
  misses: [],
  notes: [],
});
const page = (ids: readonly string[], nextOffset: number | null): Suggestions => ({
  count: 3,
  nextOffset,
  suggestions: ids.map(tutor),
  proposals: [],
  widenings: [],
});

test("pages are one list, in their order, each tutor once", () => {
  const joined = joinPages([page(["1", "2"], 10), page(["2", "3"], null)]);
  expect(joined?.suggestions.map((one) => one.tutor.id)).toEqual(["1", "2", "3"]);
  expect(joined?.nextOffset).toBeNull();
  expect(joinPages([])).toBeUndefined();
});
