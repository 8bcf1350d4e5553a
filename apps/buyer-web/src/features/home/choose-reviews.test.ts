import { expect, it } from "vitest";
import { chooseReviews } from "./choose-reviews";

const review = (id: number, subjectLabel: string, isVerified = true) => ({ id, subjectLabel, isVerified });

it("shows the latest verified review of each subject", () => {
  const reviews = [
    review(1, "수학", false),
    review(2, "수학"),
    review(3, "수학"),
    review(4, "영어"),
    review(5, "국어"),
  ];
  expect(chooseReviews(reviews, 2).map(({ id }) => id)).toEqual([2, 4]);
  expect(chooseReviews(reviews, 9).map(({ id }) => id)).toEqual([2, 4, 5]);
});

it("shows none where nobody is verified", () => {
  expect(chooseReviews([review(1, "수학", false)], 3)).toEqual([]);
});
