import { withParticle } from "../text/with-particle.ts";
import { formatAgo } from "../time/format-ago.ts";
import { repeatedTrial, type WantedCourse } from "./repeated-trial.ts";

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

/** What repeats: a trial is refused, a course is sold once more on purpose. */
export type Repeat<Bought> =
  | { readonly kind: "TRIAL"; readonly course: number }
  | { readonly kind: "COURSE"; readonly course: number; readonly earlier: Bought };

/**
 * Finds what makes a purchase a repeat: a trial whose subject the student has had, or wants twice; else a course that
 * repeats a running one of the same student and subject detail. A trial and a course never repeat each other, and what goes on with a
 * class repeats nothing.
 * @param bought the account's courses, the newest first
 * @returns the place of the first wanted course that repeats one, and the newest that it repeats; null without
 */
export function findRepeat<Bought extends BoughtBefore>(
  studentId: string,
  wanted: readonly WantedCourse[],
  bought: readonly Bought[],
): Repeat<Bought> | null {
  const own = bought.filter((one) => one.studentId === studentId);
  const had = own.filter(({ isTrial }) => isTrial).map(({ subject }) => subject);
  const trial = repeatedTrial(wanted, had);
  if (trial >= 0) return { kind: "TRIAL", course: trial };
  const running = own.filter(({ isTrial, isOver }) => !isTrial && !isOver);
  for (const [course, { subjectDetail, isTrial, goesOn }] of wanted.entries()) {
    if (isTrial || goesOn) continue;
    const earlier = running.find((one) => one.subjectDetail === subjectDetail);
    if (earlier) return { kind: "COURSE", course, earlier };
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
