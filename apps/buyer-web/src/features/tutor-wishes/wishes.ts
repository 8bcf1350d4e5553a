import { type Applicant, BUYER_WISHES, type BuyerWish, pickWishes } from "@pkg/domain";

/** What a buyer may still change about the tutor they want; the rest of an applicant comes from the order. */
export type Wishes = Pick<Applicant, BuyerWish>;

/** How many styles may be liked, and how many refused. */
export const MAX_STYLES = 3;

/** Letters of the memo to the tutor. */
export const MAX_MEMO = 500;

/** The wishes inside an applicant. */
export const wishesOf = (applicant: Wishes): Wishes => pickWishes(applicant, BUYER_WISHES);

/** "Not sure yet" stands alone: choosing it clears the goals, and choosing a goal clears it. */
export function withStudyPurposes(
  before: Wishes["studyPurposes"],
  next: Wishes["studyPurposes"],
): Wishes["studyPurposes"] {
  const isNowUnsure = next.includes("NOT_SURE") && !before.includes("NOT_SURE");
  if (isNowUnsure) return ["NOT_SURE"];
  return next.length > 1 ? next.filter((goal) => goal !== "NOT_SURE") : next;
}
