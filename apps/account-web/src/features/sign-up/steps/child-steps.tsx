import { personProblems } from "@/lib/person/person-fields";
import { type ChildDraft, withChild } from "../sign-up-draft";
import type { StepPlace } from "../step-ids";
import { PersonStep } from "./person-step";
import type { StepProps } from "./step-props";
import { StudyStep } from "./study-step";

type ChildStepProps = StepProps & {
  /** The child's place in the list, from 0. */
  child: number;
  person: ChildDraft;
};

/** Name and year of birth of one child. */
export function ChildStep({
  child,
  person,
  draft,
  change,
  now,
  takesFocus,
  go,
}: ChildStepProps & { go: (place: StepPlace) => void }) {
  return (
    <PersonStep
      own={false}
      title="수업받을 자녀를 알려 주세요"
      initial={person}
      onDone={(named) => {
        change(withChild(draft, child, { ...person, ...named }));
        go({ step: "childStudy", child });
      }}
      validate={(named) => personProblems(named, now)}
      takesFocus={takesFocus}
    />
  );
}

/** Grade and school of one child. */
export function ChildStudyStep({ child, person, draft, change, next, takesFocus }: ChildStepProps) {
  return (
    <StudyStep
      title={`${person.name} 학생은 몇 학년인가요?`}
      initial={person}
      onChange={(study) => change(withChild(draft, child, { ...person, ...study }))}
      onDone={next}
      takesFocus={takesFocus}
    />
  );
}
