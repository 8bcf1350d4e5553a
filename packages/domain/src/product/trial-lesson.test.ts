import { expect, test } from "vitest";
import { product, trial } from "../../test/fixtures.ts";
import { trialLesson } from "./trial-lesson.ts";

test("the trial is the cheapest single lesson of the wished level and rank", () => {
  const { schoolLevel, tutorRank, finalCost } = trial();
  const dearer = { ...trial(), id: trial().id + 1, finalCost: finalCost + 5_000 };
  const sold = [dearer, product(), trial()];
  expect(trialLesson(sold)).toEqual(trial());
  expect(trialLesson(sold, { schoolLevel, tutorRank })).toEqual(trial());
  expect(trialLesson(sold, { schoolLevel: schoolLevel === "HIGH" ? "MIDDLE" : "HIGH" })).toBeNull();
  expect(trialLesson([product()])).toBeNull();
});
