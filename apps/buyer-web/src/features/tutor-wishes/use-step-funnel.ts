import { weekMinutes } from "@pkg/ui/weekly-grid";
import { useBusy } from "@pkg/web/features/form/use-busy";
import { useFunnel } from "@pkg/web/features/funnel/use-funnel";
import { toWeek } from "@pkg/web/features/lessons/week-of";
import { useErrorReaction } from "@pkg/web/platform/errors/use-error-reaction";
import { useRouter } from "next/navigation";
import { type ApplicantWire, areSent } from "./queries";
import { APPLICANT_STEPS, type ApplicantStep, stepProblem } from "./step-plan";
import type { Wishes } from "./wishes";

type StepFunnelOptions = {
  applicant: ApplicantWire;
  step: ApplicantStep;
  setStep: (step: ApplicantStep, options?: { history: "replace" }) => unknown;
  wishes: Wishes;
  /** Runs before a step is left for the next. */
  onLeave: () => void;
  /** Ends the questions: the search begins, of one course when it is named. @throws CallError */
  complete: (onlyCourse?: number) => Promise<Pick<ApplicantWire, "completedAt">>;
};

/** The way through the questions: on, back, to a chosen one, and to the end, where the search begins. */
export function useStepFunnel({ applicant, step, setStep, wishes, onLeave, complete }: StepFunnelOptions) {
  const { merchantUid, courses } = applicant;
  const router = useRouter();
  const reactToError = useErrorReaction();
  const [isSending, setSending] = useBusy();
  const needed = courses.reduce((sum, { minutes, lessonsPerWeek }) => sum + minutes * lessonsPerWeek, 0);
  const painted = weekMinutes(toWeek(wishes.weeklyAvailablePeriods));

  const finish = async (onlyCourse?: number) => {
    if (isSending) return;
    setSending(true);
    try {
      // The questions begin again for the courses that still wait.
      if ((await complete(onlyCourse)).completedAt === null) go("GOALS");
      else router.push(`/tutoring/enroll/applicant/${merchantUid}/complete`);
    } catch (error) {
      if (!areSent(error)) reactToError(error);
      setSending(false);
    }
  };

  const go = (to: ApplicantStep) => {
    void setStep(to);
    scrollTo(0, 0);
  };
  const index = APPLICANT_STEPS.indexOf(step);
  const before = APPLICANT_STEPS[index - 1];
  const funnel = useFunnel({
    at: step,
    problem: stepProblem(step, wishes, painted, needed),
    onNext: () => {
      onLeave();
      const following = APPLICANT_STEPS[index + 1];
      if (following) go(following);
      else void finish();
    },
    onBack: before ? () => void setStep(before, { history: "replace" }) : null,
  });

  return { funnel, isSending, go, finish };
}
