import { expect, it } from "vitest";
import { type HardWishes, possibleWidenings, widenWishes } from "./widen-wishes.ts";

const NONE = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };
const wishes = (
  change: Partial<HardWishes["weeklyAvailablePeriods"]>,
  tutorGenders: HardWishes["tutorGenders"] = [],
) => ({
  weeklyAvailablePeriods: { ...NONE, ...change },
  tutorGenders,
  kept: "untouched",
});

it("gives up the gender", () => {
  const wide = widenWishes(wishes({ monday: ["19:00-20:00"] }, ["MALE"]), "GENDER");
  expect(wide).toEqual(wishes({ monday: ["19:00-20:00"] }));
});

it.each([
  [["19:00-20:00"], ["18:00-21:00"]],
  [["00:30-01:00"], ["00:00-02:00"]],
  [["23:30-24:00"], ["22:30-24:00"]],
  [["10:00-11:00", "13:00-14:00"], ["09:00-15:00"]],
  [[], []],
])("makes %o %o, inside the day", (before, after) => {
  expect(widenWishes(wishes({ sunday: before }), "TIME")).toEqual(wishes({ sunday: after }));
});

it("gives up all times", () => {
  expect(widenWishes(wishes({ monday: ["19:00-20:00"] }, ["FEMALE"]), "ANY_TIME")).toEqual(wishes({}, ["FEMALE"]));
});

it.each([
  [wishes({}), []],
  [wishes({}, ["MALE"]), ["GENDER"]],
  [wishes({ monday: ["19:00-20:00"] }), ["TIME", "ANY_TIME"]],
  [wishes({ monday: ["00:00-24:00"] }, ["MALE", "FEMALE"]), ["GENDER", "ANY_TIME"]],
])("offers what would change something", (before, offered) => {
  expect(possibleWidenings(before)).toEqual(offered);
});
