import { type Applicant, BUYER_WISHES, type BuyerWish, type GradeBand, pickWishes } from "@pkg/domain";

/** The editable part of an applicant, the student's marks beside; the order determines the rest. */
export type Wishes = Pick<Applicant, BuyerWish> & { readonly gradeBand: GradeBand | null };

/** The wishes inside an applicant. */
export const wishesOf = (applicant: Wishes): Wishes => pickWishes(applicant, [...BUYER_WISHES, "gradeBand"]);

/** "Not sure yet" is exclusive: it clears the goals, and a goal clears it. */
export function withStudyPurposes(
  before: Wishes["studyPurposes"],
  next: Wishes["studyPurposes"],
): Wishes["studyPurposes"] {
  const isNowUnsure = next.includes("NOT_SURE") && !before.includes("NOT_SURE");
  if (isNowUnsure) return ["NOT_SURE"];
  return next.length > 1 ? next.filter((goal) => goal !== "NOT_SURE") : next;
}
