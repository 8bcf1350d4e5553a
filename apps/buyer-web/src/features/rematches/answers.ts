import {
  contactProblem,
  copyWeeklyPeriods,
  type RematchReason,
  type TutorGender,
  type WeeklyAvailablePeriods,
} from "@pkg/domain";
import { weekMinutes } from "@pkg/ui/weekly-grid";
import { toWeek } from "@pkg/web/features/lessons/week-of";
import { timesProblem } from "@/lib/wishes/times-problem";
import type { RematchBody, RematchStart } from "./queries";

/** The buyer's answers of both steps. */
export interface Answers {
  readonly reason: RematchReason | null;
  readonly detail: string;
  readonly tutorGenders: readonly TutorGender[];
  readonly weeklyAvailablePeriods: WeeklyAvailablePeriods;
  readonly memo: string;
}

/** Begins with what is wished at present. */
export function answersOf({ tutorGenders, weeklyAvailablePeriods }: RematchStart["wishes"]): Answers {
  return { tutorGenders, weeklyAvailablePeriods, reason: null, detail: "", memo: "" };
}

export type Change = (change: Partial<Answers>) => void;

/** The message that blocks the first step; null when it is complete. */
export function reasonProblem({ reason }: Answers): string | null {
  return reason === null ? "이유를 하나 골라 주세요. 딱 맞는 것이 없으면 ‘다른 이유가 있어요’를 눌러 주세요." : null;
}

/** The message that blocks the second step; null when it is complete. */
export function wishesProblem(
  { weeklyAvailablePeriods, memo }: Answers,
  { minutes, lessonsPerWeek }: { readonly minutes: number; readonly lessonsPerWeek: number },
): string | null {
  return timesProblem(weekMinutes(toWeek(weeklyAvailablePeriods)), minutes * lessonsPerWeek) ?? contactProblem(memo);
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
