import { expect, it } from "vitest";
import { BUYER_WISHES, copyApplicant, NO_WISHES, pickWishes, SEARCH_WISHES } from "./wishes.ts";

it("picks the named wishes and nothing else", () => {
  const wishes = { ...NO_WISHES, tutorMemo: "천천히" };
  expect(Object.keys(pickWishes(wishes, SEARCH_WISHES))).toEqual([...SEARCH_WISHES]);
  expect(pickWishes(wishes, BUYER_WISHES).tutorMemo).toBe("천천히");
});

it("copies lists, also those of the week", () => {
  const copy = copyApplicant(NO_WISHES);
  expect(copy).toEqual(NO_WISHES);
  copy.tutorGenders.push("MALE");
  copy.weeklyAvailablePeriods.monday.push("10:00-11:00");
  expect(copyApplicant(NO_WISHES)).toEqual(NO_WISHES);
});
