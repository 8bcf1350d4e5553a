import { type Applicant, BUYER_WISHES, type BuyerWish, pickWishes } from "@pkg/domain";

/** The editable part of an applicant; the order determines the rest. */
export type Wishes = Pick<Applicant, BuyerWish>;

/** Maximum of liked and of disliked styles. */
export const MAX_STYLES = 3;

/** Maximum length of the memo. */
export const MAX_MEMO = 500;

/** The wishes inside an applicant. */
export const wishesOf = (applicant: Wishes): Wishes => pickWishes(applicant, BUYER_WISHES);

/** "Not sure yet" is exclusive: it clears the goals, and a goal clears it. */
export function withStudyPurposes(
  before: Wishes["studyPurposes"],
  next: Wishes["studyPurposes"],
): Wishes["studyPurposes"] {
  const isNowUnsure = next.includes("NOT_SURE") && !before.includes("NOT_SURE");
  if (isNowUnsure) return ["NOT_SURE"];
  return next.length > 1 ? next.filter((goal) => goal !== "NOT_SURE") : next;
}
