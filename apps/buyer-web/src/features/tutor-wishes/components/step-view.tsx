import { Steps } from "@pkg/ui/steps";
import type { ReactNode } from "react";
import type { ApplicantWire } from "../queries";
import { APPLICANT_STEPS, type ApplicantStep, STEP_TITLES } from "../step-plan";
import { BackgroundStep } from "../steps/background-step";
import { GoalsStep } from "../steps/goals-step";
import { MemoStep } from "../steps/memo-step";
import type { StepProps } from "../steps/step-props";
import { TimesStep } from "../steps/times-step";
import { WishesList } from "./wishes-list";

type StepViewProps = StepProps & {
  step: ApplicantStep;
  applicant: ApplicantWire;
  onStep: (step: ApplicantStep) => void;
};

/** One question: where we are, what is asked, the answers. */
export function StepView({ titleId, step, applicant, wishes, change, onStep }: StepViewProps) {
  const words = step === "TIMES" ? timesTitle(applicant) : STEP_TITLES[step];
  return (
    <>
      <div className="px-(--size-gutter) pt-1">
        <Steps current={APPLICANT_STEPS.indexOf(step) + 1} total={APPLICANT_STEPS.length} />
        <h1 id={titleId} tabIndex={-1} className="mt-6 mb-1.5 text-title-1 outline-none">
          {words.title}
        </h1>
        <p className="text-body-sm text-fg-2">{words.lead}</p>
      </div>
      <div className="pb-10">
        <StepBody step={step} onStep={onStep} props={{ wishes, change, titleId }} />
      </div>
    </>
  );
}

function StepBody({ step, onStep, props }: Pick<StepViewProps, "step" | "onStep"> & { props: StepProps }): ReactNode {
  switch (step) {
    case "GOALS":
      return <GoalsStep {...props} />;
    case "BACKGROUND":
      return <BackgroundStep {...props} />;
    case "TIMES":
      return <TimesStep {...props} />;
    case "MEMO":
      return <MemoStep {...props} />;
    case "REVIEW":
      return (
        <div className="px-(--size-gutter) pt-5">
          <WishesList wishes={props.wishes} onChange={onStep} />
        </div>
      );
  }
}

function timesTitle({ minutes, lessonsPerWeek }: ApplicantWire) {
  return {
    title: "언제 만나면 좋을까요?",
    lead: (
      <>
        되는 시간을 모두 칠해 주세요.{" "}
        <span className="whitespace-nowrap">
          {minutes}분씩 주 {lessonsPerWeek}번
        </span>
        ,
        <br />
        넉넉할수록 맞는 선생님이 많아져요.
      </>
    ),
  };
}
