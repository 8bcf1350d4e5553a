import { weekMinutes } from "@pkg/ui/weekly-grid";
import { SaveWord } from "@pkg/web/features/form/save-word";
import { toWeek } from "@pkg/web/features/lessons/week-of";
import { useErrorReaction } from "@pkg/web/platform/errors/use-error-reaction";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { FlowFrame } from "@/lib/flow-frame";
import type { ApplicantWire } from "../queries";
import { APPLICANT_STEPS, stepProblem } from "../step-plan";
import { useStep } from "../use-step";
import { useWishes } from "../use-wishes";
import { ApplicantBar } from "./applicant-bar";
import { StepView } from "./step-view";

/** The questions one after the other, saved by themselves, with the live count in the bar. */
export function ApplicantSteps({ applicant }: { applicant: ApplicantWire }) {
  const { merchantUid, minutes, lessonsPerWeek } = applicant;
  const router = useRouter();
  const reactToError = useErrorReaction();
  const { step, go, back } = useStep();
  const { wishes, change, state, retry, complete } = useWishes(applicant);
  const [isPressed, setPressed] = useState(false);
  const [isSending, setSending] = useState(false);

  const painted = weekMinutes(toWeek(wishes.weeklyAvailablePeriods));
  const problem = stepProblem(step, wishes, painted, minutes * lessonsPerWeek);

  const finish = async () => {
    setSending(true);
    try {
      await complete();
      router.push(`/tutoring/enroll/applicant/${merchantUid}/complete`);
    } catch (error) {
      reactToError(error);
      setSending(false);
    }
  };

  const next = () => {
    setPressed(problem !== null);
    if (problem) return focusFirstAnswer();
    const following = APPLICANT_STEPS[APPLICANT_STEPS.indexOf(step) + 1];
    if (following) return go(following);
    if (!isSending) void finish();
  };

  const bar = (
    <ApplicantBar
      merchantUid={merchantUid}
      wishes={wishes}
      problem={isPressed ? problem : null}
      label={step === "REVIEW" ? "이 조건으로 찾기" : "다음"}
      isBusy={isSending}
      onNext={next}
      onWiden={change}
    />
  );
  return (
    <FlowFrame
      title="선생님 조건"
      back={back ? { onPress: back } : { href: `/mypage/payment-management/order-history/${merchantUid}` }}
      action={
        <div className="pr-2">
          <SaveWord state={state} onRetry={retry} />
        </div>
      }
      bar={bar}
    >
      <StepView key={step} step={step} applicant={applicant} wishes={wishes} change={change} onStep={go} />
    </FlowFrame>
  );
}

/** The first thing to answer on the screen; pages that were left may still stand in the document, hidden. */
function focusFirstAnswer(): void {
  const answers = document.querySelectorAll<HTMLElement>("main [data-cell][tabindex='0'], main button[aria-pressed]");
  [...answers].find((element) => element.checkVisibility())?.focus();
}
