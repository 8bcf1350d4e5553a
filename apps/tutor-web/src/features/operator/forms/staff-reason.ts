const MIN = 5;

/** The most letters of a reason. */
export const REASON_MAX = 300;

/** What is wrong with the reason that staff gives for an act; null when nothing is. */
export function reasonProblem(reason: string): string | null {
  return reason.trim().length < MIN ? `이유를 ${MIN}자 이상 적어 주세요.` : null;
}
