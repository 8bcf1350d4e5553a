import { isTrialCourse, type Product } from "../product/product.ts";

/** A course that is about to be bought. */
export interface WantedCourse {
  readonly subject: string;
  readonly subjectDetail: string;
  readonly isTrial: boolean;
  /** It goes on with a class that there is. */
  readonly goesOn: boolean;
}

type Link = string | null | undefined;
type ListedCourse = Pick<WantedCourse, "subject" | "subjectDetail"> & { matchId?: Link; trialMatchId?: Link };

/** A course of a list as it is wanted. */
export function wantedCourse(
  { subject, subjectDetail, matchId, trialMatchId }: ListedCourse,
  product: Pick<Product, "totalMonths" | "totalCounts">,
): WantedCourse {
  return { subject, subjectDetail, isTrial: isTrialCourse(product), goesOn: Boolean(matchId ?? trialMatchId) };
}

/**
 * Finds the first trial that is not sold to the student: the trial of a subject is sold once to each.
 * @param had the subjects whose trial the student has had
 * @returns its place; -1 without
 */
export function repeatedTrial(courses: readonly WantedCourse[], had: readonly string[]): number {
  const met = new Set(had);
  return courses.findIndex(({ subject, isTrial, goesOn }) => isTrial && !goesOn && met.size === met.add(subject).size);
}
