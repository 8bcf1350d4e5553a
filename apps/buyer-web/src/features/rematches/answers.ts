import { copyWeeklyPeriods, type RematchReason, type TutorGender, type WeeklyAvailablePeriods } from "@pkg/domain";
import type { RematchBody } from "./queries";

/** The buyer's answers of both steps. */
export interface Answers {
  readonly reason: RematchReason | null;
  readonly detail: string;
  readonly tutorGenders: readonly TutorGender[];
  readonly weeklyAvailablePeriods: WeeklyAvailablePeriods;
  readonly memo: string;
}

export type Change = (change: Partial<Answers>) => void;

/** Maximum lengths of the reason and of the memo to the next tutor. */
export const MAX_DETAIL = 500;
export const MAX_MEMO = 1000;

/** The message that blocks the first step; null when it is complete. */
export function reasonProblem({ reason }: Answers): string | null {
  return reason === null ? "이유를 하나 골라 주세요. 딱 맞는 것이 없으면 ‘다른 이유가 있어요’를 눌러 주세요." : null;
}

/**
 * The message that blocks sending; null when the form is complete.
 * @param painted painted minutes a week
 * @param needed minutes of lessons a week
 */
export function timesProblem(painted: number, needed: number): string | null {
  if (painted === 0) return "수업할 수 있는 시간을 칠해 주세요.";
  return painted < needed ? `한 주 수업은 ${needed}분이에요. 시간을 조금 더 칠해 주세요.` : null;
}

/** The request body; genders comma-joined. */
export function toRematchBody(matchId: string, answers: Answers & { reason: RematchReason }): RematchBody {
  const { reason, detail, tutorGenders, weeklyAvailablePeriods, memo } = answers;
  return {
    matchId,
    tutorGenders: tutorGenders.join(","),
    rematchReason: reason,
    rematchReasonDetail: detail.trim(),
    rematchMemo: memo.trim(),
    weeklyAvailablePeriods: copyWeeklyPeriods(weeklyAvailablePeriods),
  };
}
