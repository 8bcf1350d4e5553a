import type { LessonDisputeStatus } from "../lesson/lesson-dispute.ts";
import type { LessonOutcome } from "../lesson/lesson-outcome.ts";
import type { LessonSpan } from "../schedule/lesson-span.ts";
import { contactProblem } from "../text/contact-details.ts";
import { DAY, daysAfter } from "../time/duration.ts";

/** A family writes about a tutor once so many lessons with that tutor were held. */
export const REVIEW_LESSONS = 4;
/** For so many days its writer may change a review. */
export const REVIEW_EDIT_DAYS = 30;
/** Whole stars. */
export const REVIEW_STARS = [1, 2, 3, 4, 5] as const;
export type ReviewStars = (typeof REVIEW_STARS)[number];

/** Lengths of the texts in characters. */
export const REVIEW_TEXT_LENGTH = { min: 10, max: 1_000 } as const;
export const REVIEW_REPLY_LENGTH = { min: 2, max: 500 } as const;
/** A review names at most so many points. */
export const MAX_REVIEW_CHIPS = 4;

const STRENGTHS = ["CLEAR", "KIND", "PREPARED", "PUNCTUAL", "HOMEWORK", "FEEDBACK", "MOTIVATING", "GRADES"] as const;
const WEAKNESSES = ["UNCLEAR", "UNKIND", "UNPREPARED", "LATE", "NO_HOMEWORK", "NO_FEEDBACK", "PACE"] as const;
/** What a family may single out about the lessons, in the order in which it is offered. */
export const REVIEW_CHIPS = [...STRENGTHS, ...WEAKNESSES] as const;
export type ReviewChip = (typeof REVIEW_CHIPS)[number];

/** What may be singled out with so many stars: weaknesses up to three, strengths from three on. */
export function reviewChipsFor(stars: ReviewStars): readonly ReviewChip[] {
  if (stars === 3) return REVIEW_CHIPS;
  return stars > 3 ? STRENGTHS : WEAKNESSES;
}

/** Korean labels of the strengths and weaknesses. */
export const REVIEW_CHIP_LABELS: Readonly<Record<ReviewChip, string>> = {
  CLEAR: "쉽게 설명해요",
  KIND: "다정해요",
  PREPARED: "준비가 꼼꼼해요",
  PUNCTUAL: "시간을 잘 지켜요",
  HOMEWORK: "숙제를 챙겨 줘요",
  FEEDBACK: "기록이 자세해요",
  MOTIVATING: "공부할 마음이 생겨요",
  GRADES: "성적이 올랐어요",
  UNCLEAR: "설명이 어려워요",
  UNKIND: "조금 딱딱해요",
  UNPREPARED: "준비가 아쉬워요",
  LATE: "시간을 자주 바꾸거나 늦어요",
  NO_HOMEWORK: "숙제를 잘 챙기지 않아요",
  NO_FEEDBACK: "기록이 짧아요",
  PACE: "속도가 맞지 않아요",
};

/** Orders of the list of reviews. */
export const REVIEW_SORTS = ["LATEST", "HIGHEST", "LOWEST"] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];
export const REVIEW_SORT_LABELS: Readonly<Record<ReviewSort, string>> = {
  LATEST: "최신순",
  HIGHEST: "별점 높은 순",
  LOWEST: "별점 낮은 순",
};

/** The facts of a lesson that decide whether it counts towards a review. */
export interface ReviewedLesson extends LessonSpan {
  readonly tutorId: number;
  readonly settledAs: LessonOutcome | null;
  readonly dispute: LessonDisputeStatus | null;
}

/** Tells whether a lesson was held: it is settled so, and not disputed. */
export const isLessonHeld = ({ settledAs, dispute }: Pick<ReviewedLesson, "settledAs" | "dispute">): boolean =>
  settledAs === "HELD" && dispute !== "OPEN";

/** The tutor whom a class is reviewed for, and how many lessons that tutor has held. */
export interface ReviewSubject {
  readonly tutorId: number;
  readonly heldLessons: number;
}

/**
 * Whom a class may be reviewed for: the tutor of the last lesson that was held, so that a rematch begins anew.
 * Null before any lesson was held.
 * @param lessons those of one class, in any order
 */
export function reviewSubject(lessons: readonly ReviewedLesson[]): ReviewSubject | null {
  const held = lessons.filter(isLessonHeld);
  const [first, ...others] = held;
  if (!first) return null;
  const { tutorId } = others.reduce((last, lesson) => (lesson.endsAt > last.endsAt ? lesson : last), first);
  return { tutorId, heldLessons: held.filter((lesson) => lesson.tutorId === tutorId).length };
}

/** Until when its writer may change a review. */
export function reviewEditableUntil(createdAt: Date): Date {
  return daysAfter(createdAt, REVIEW_EDIT_DAYS);
}

/** Whole months that a family has taken lessons, the present one counted. @param since its first lesson */
export function reviewMonths(since: Date, now: Date): number {
  return Math.max(1, Math.ceil((now.getTime() - since.getTime()) / (30 * DAY)));
}

/** Why a text may not be published; null when it may. Reviews and answers are read by strangers: nothing in them leads outside. */
export function publishedTextProblem(
  text: string,
  { min, max }: { readonly min: number; readonly max: number },
): string | null {
  const length = text.trim().length;
  if (length < min) return `${min}자 이상 적어 주세요.`;
  if (length > max) return `${max.toLocaleString("ko-KR")}자까지 쓸 수 있어요.`;
  return contactProblem(text);
}
