interface ReviewFacts {
  readonly subjectLabel: string;
  readonly isVerified: boolean;
}

/** The latest reviews of families who took the lessons, each of another subject. @param reviews newest first */
export function chooseReviews<T extends ReviewFacts>(reviews: readonly T[], count: number): T[] {
  const verified = reviews.filter(({ isVerified }) => isVerified);
  const firstOfSubject = (review: T) =>
    verified.findIndex(({ subjectLabel }) => subjectLabel === review.subjectLabel) === verified.indexOf(review);
  return verified.filter(firstOfSubject).slice(0, count);
}
