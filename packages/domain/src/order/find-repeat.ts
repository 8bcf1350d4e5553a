import { withParticle } from "../text/with-particle.ts";
import { formatAgo } from "../time/format-ago.ts";

/** A course of an order that is paid, or may be: not failed, and not given back before its first lesson. */
export interface BoughtBefore {
  readonly merchantUid: string;
  readonly studentId: string;
  readonly subject: string;
  readonly subjectDetail: string;
  readonly isTrial: boolean;
  /** Whether its class has ended. */
  readonly isOver: boolean;
}

/** A course that is about to be bought. */
export interface WantedCourse {
  readonly subject: string;
  readonly subjectDetail: string;
  readonly isTrial: boolean;
  /** It goes on with a class that there is. */
  readonly goesOn: boolean;
}

/** The trial of a subject is sold once to a student; a course of the same detail twice only on purpose. */
export type RepeatKind = "TRIAL" | "COURSE";

/**
 * Finds what makes a purchase a repeat: for a trial, an earlier trial of the same student and subject; for another course, a
 * running one of the same student and subject detail. A trial and a course never repeat each other, and what goes on with a
 * class repeats nothing.
 * @param bought the account's courses, the newest first
 * @returns the first wanted course that repeats one, and the newest that it repeats; null without
 */
export function findRepeat<Bought extends BoughtBefore>(
  studentId: string,
  wanted: readonly WantedCourse[],
  bought: readonly Bought[],
): { kind: RepeatKind; course: number; earlier: Bought } | null {
  for (const [course, { subject, subjectDetail, isTrial, goesOn }] of wanted.entries()) {
    if (goesOn) continue;
    const earlier = bought.find(
      (one) =>
        one.studentId === studentId &&
        one.isTrial === isTrial &&
        (isTrial ? one.subject === subject : one.subjectDetail === subjectDetail && !one.isOver),
    );
    if (earlier) return { kind: isTrial ? "TRIAL" : "COURSE", course, earlier };
  }
  return null;
}

/**
 * Asks whether a course is bought once more: "3일 전에 수학 중2-1을 결제했어요. 한 번 더 신청할까요?"
 * @param name the subject with its detail
 * @param paidAt null while its payment is under way
 */
export function repeatQuestion(name: string, paidAt: Date | null, now: Date): string {
  const what = withParticle(name, "을", "를");
  const done = paidAt ? `${formatAgo(paidAt, now)} ${what} 결제했어요.` : `지금 ${what} 결제하고 있어요.`;
  return `${done} 한 번 더 신청할까요?`;
}
