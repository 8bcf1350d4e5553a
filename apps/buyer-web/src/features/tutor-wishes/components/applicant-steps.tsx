import { SaveStatus } from "@pkg/web/features/form/save-status";
import { useQueryState } from "nuqs";
import { lazy, Suspense } from "react";
import { FlowFrame } from "@/lib/flow/flow-frame";
import { type ApplicantWire, useRecommendations } from "../queries";
import { type ApplicantStep, parseAsApplicantStep } from "../step-plan";
import { askedNames, settledPicks } from "../tutor-picks";
import { useStepFunnel } from "../use-step-funnel";
import { useWishes } from "../use-wishes";
import { ApplicantBar } from "./applicant-bar";
import { StepView } from "./step-view";

// Beside the question, on wide screens.
const WishesSummary = lazy(async () => ({ default: (await import("./wishes-summary")).WishesSummary }));

/** The questions in order, saved automatically, with the live count in the bar. */
export function ApplicantSteps({ applicant }: { applicant: ApplicantWire }) {
  const { merchantUid, courses } = applicant;
  const [step, setStep] = useQueryState("step", parseAsApplicantStep);
  const { wishes, change, state, retry, complete } = useWishes(applicant);

  const recommended = useRecommendations(merchantUid, wishes, step === "TUTORS" || step === "REVIEW");
  const tutorNames = askedNames(recommended.data, wishes, applicant.selectedTutorNames);
  const { funnel, isSending, go, finish } = useStepFunnel({
    applicant,
    step,
    setStep,
    wishes,
    complete,
    onLeave: () => {
      if (step === "TUTORS" && recommended.data) change(settledPicks(recommended.data, wishes));
    },
  });

  const bar = (
    <ApplicantBar
      step={step}
      merchantUid={merchantUid}
      wishes={wishes}
      problem={funnel.problem}
      label={nextLabel(step, tutorNames)}
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
        <Suspense fallback={null}>
          <WishesSummary step={step} wishes={wishes} tutorNames={tutorNames} courses={courses} />
        </Suspense>
      }
    >
      <StepView
        titleId={funnel.titleId}
        step={step}
        applicant={applicant}
        recommended={recommended}
        tutorNames={tutorNames}
        wishes={wishes}
        change={change}
        onStep={go}
        onOnlyCourse={(position) => void finish(position)}
      />
    </FlowFrame>
  );
}

function nextLabel(step: ApplicantStep, tutorNames: readonly string[]): string {
  if (step === "REVIEW") return "이 조건으로 찾기";
  return step === "TUTORS" && tutorNames.length === 0 ? "추천에 맡길게요" : "다음";
}
