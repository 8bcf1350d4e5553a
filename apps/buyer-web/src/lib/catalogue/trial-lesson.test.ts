import { expect, test } from "vitest";
import { counted, sampleProducts } from "../../../test/sample-products";
import { trialLesson } from "./trial-lesson";

test("the trial is the cheapest single lesson of the wished level and rank", () => {
  const products = [...sampleProducts(), counted("체험 1회", 1, 14_900, 903)];
  expect(trialLesson(products)).toMatchObject({ id: 901, finalCost: 9_900 });
  expect(trialLesson(products, { schoolLevel: "MIDDLE", tutorRank: "BASIC" })?.id).toBe(901);
  expect(trialLesson(products, { schoolLevel: "HIGH", tutorRank: "BASIC" })).toBeNull();
});
