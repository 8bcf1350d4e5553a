import { weekMinutes } from "@pkg/ui/weekly-grid";
import { SaveStatus } from "@pkg/web/features/form/save-status";
import { useFunnel } from "@pkg/web/features/funnel/use-funnel";
import { toWeek } from "@pkg/web/features/lessons/week-of";
import { useErrorReaction } from "@pkg/web/platform/errors/use-error-reaction";
import { useRouter } from "next/navigation";
import { useQueryState } from "nuqs";
import { useState } from "react";
import { FlowFrame } from "@/lib/flow-frame";
import { type ApplicantWire, useRecommendations } from "../queries";
import { APPLICANT_STEPS, type ApplicantStep, parseAsApplicantStep, stepProblem } from "../step-plan";
import { pickedNames, settledPicks } from "../tutor-picks";
import { useWishes } from "../use-wishes";
import type { Wishes } from "../wishes";
import { ApplicantBar } from "./applicant-bar";
import { StepView } from "./step-view";
import { WishesSummary } from "./wishes-summary";

/** The questions in order, saved automatically, with the live count in the bar. */
export function ApplicantSteps({ applicant }: { applicant: ApplicantWire }) {
  const { merchantUid, courses } = applicant;
  const router = useRouter();
  const reactToError = useErrorReaction();
  const [step, setStep] = useQueryState("step", parseAsApplicantStep);
  const { wishes, change, state, retry, complete } = useWishes(applicant);
  const [isSending, setSending] = useState(false);

  const recommended = useRecommendations(merchantUid, wishes, step === "TUTORS" || step === "REVIEW");

  const needed = courses.reduce((sum, { minutes, lessonsPerWeek }) => sum + minutes * lessonsPerWeek, 0);
  const painted = weekMinutes(toWeek(wishes.weeklyAvailablePeriods));

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
      if (step === "TUTORS" && recommended.data) change(settledPicks(recommended.data, wishes));
      const following = APPLICANT_STEPS[index + 1];
      if (following) go(following);
      else if (!isSending) void finish();
    },
    onBack: before ? () => void setStep(before, { history: "replace" }) : null,
  });

  const bar = (
    <ApplicantBar
      step={step}
      merchantUid={merchantUid}
      wishes={wishes}
      problem={funnel.problem}
      label={nextLabel(step, wishes)}
      isBusy={isSending}
      onNext={funnel.next}
      onWiden={change}
    />
  );
  return (
    <FlowFrame
      title="선생님 조건"
      back={
        funnel.back ? { onPress: funnel.back } : { href: `/mypage/payment-management/order-history/${merchantUid}` }
      }
      action={
        <div className="pr-2 lg:pr-0">
          <SaveStatus state={state} onRetry={retry} />
        </div>
      }
      bar={bar}
      summary={
        <WishesSummary
          step={step}
          wishes={wishes}
          tutorNames={pickedNames(recommended.data, wishes)}
          courses={courses}
        />
      }
    >
      <StepView
        titleId={funnel.titleId}
        step={step}
        applicant={applicant}
        recommended={recommended}
        wishes={wishes}
        change={change}
        onStep={go}
      />
    </FlowFrame>
  );
}

function nextLabel(step: ApplicantStep, { selectedTutors }: Wishes): string {
  if (step === "REVIEW") return "이 조건으로 찾기";
  return step === "TUTORS" && selectedTutors.length === 0 ? "추천에 맡길게요" : "다음";
}
