import { TEXT_LENGTHS } from "@pkg/domain";

const { min, max } = TEXT_LENGTHS.staffReason;

/** The most letters of a reason. */
export const REASON_MAX = max;

/** What is wrong with the reason that staff gives for an act; null when nothing is. */
export function reasonProblem(reason: string): string | null {
  return reason.trim().length < min ? `이유를 ${min}자 이상 적어 주세요.` : null;
}
