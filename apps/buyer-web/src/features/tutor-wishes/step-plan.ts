import { contactProblem, countPeople, MAX_CHOSEN_TUTORS } from "@pkg/domain";
import { parseAsStep } from "@pkg/web/features/funnel/use-funnel";
import { timesProblem } from "@/lib/wishes/times-problem";
import type { Wishes } from "./wishes";

/** The questions of the applicant page, in their order. */
export const APPLICANT_STEPS = ["GOALS", "BACKGROUND", "TIMES", "MEMO", "TUTORS", "REVIEW"] as const;
export type ApplicantStep = (typeof APPLICANT_STEPS)[number];

export const parseAsApplicantStep = parseAsStep<ApplicantStep>(APPLICANT_STEPS);

/** Title and subtitle of each question. */
export const STEP_TITLES: Readonly<Record<Exclude<ApplicantStep, "TIMES">, { title: string; lead: string }>> = {
  GOALS: { title: "어떤 도움이 필요하세요?", lead: "맞는 것을 모두 골라 주세요." },
  BACKGROUND: { title: "어떤 대학·전형의 선생님이 좋으세요?", lead: "고르지 않으면 상관없다고 볼게요." },
  MEMO: { title: "선생님이 미리 알면 좋은 것이 있나요?", lead: "없으면 비워 두어도 돼요." },
  TUTORS: {
    title: "먼저 제안할 선생님이 있나요?",
    lead: `지금까지의 조건에 잘 맞는 분들이에요. 과목마다 ${countPeople(MAX_CHOSEN_TUTORS, "분")}까지 고를 수 있어요.`,
  },
  REVIEW: { title: "이 조건으로 선생님을 찾을게요", lead: "바꾸고 싶은 것이 있으면 눌러서 고쳐 주세요." },
};

/**
 * The message that blocks a step; null when it is complete.
 * @param minutes painted minutes a week
 * @param needed minutes of lessons a week
 */
export function stepProblem(step: ApplicantStep, wishes: Wishes, minutes: number, needed: number): string | null {
  if (step === "GOALS" && wishes.studyPurposes.length === 0) {
    return "하나 이상 골라 주세요. 아직 모르겠다면 ‘아직 잘 모르겠어요’를 눌러 주세요.";
  }
  // The address may open the last question past the memo.
  if (step === "MEMO" || step === "REVIEW") return contactProblem(wishes.tutorMemo);
  return step === "TIMES" ? timesProblem(minutes, needed) : null;
}
