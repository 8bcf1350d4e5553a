import type { Problems, Step } from "../step-plan";
import { PersonStep } from "../steps/person-step";
import { type AgreementsProps, SendStep } from "../steps/send-step";
import type { StepProps } from "../steps/step-props";
import { SubjectsStep } from "../steps/subjects-step";
import { TeachingStep } from "../steps/teaching-step";
import { UniversityStep } from "../steps/university-step";

type StepBodyProps = StepProps & {
  step: Step;
  missing: Problems;
  asksForVoice: boolean;
  onStep: (step: Step) => void;
  agreements: AgreementsProps;
};

/** The fields of the current step. */
export function StepBody({ step, missing, asksForVoice, onStep, agreements, ...props }: StepBodyProps) {
  switch (step) {
    case "PERSON":
      return <PersonStep {...props} />;
    case "UNIVERSITY":
      return <UniversityStep {...props} />;
    case "SUBJECTS":
      return <SubjectsStep {...props} />;
    case "TEACHING":
      return <TeachingStep {...props} />;
    case "SEND":
      return (
        <SendStep {...props} missing={missing} asksForVoice={asksForVoice} onStep={onStep} agreements={agreements} />
      );
  }
}
