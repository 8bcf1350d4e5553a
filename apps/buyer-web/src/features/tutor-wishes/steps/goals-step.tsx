import { STUDY_GOAL_LABELS, STUDY_GOALS } from "@pkg/domain";
import { PillToggles } from "@pkg/ui/pill-group";
import { withStudyPurposes } from "../wishes";
import type { StepProps } from "./step-props";

/** What the lessons are for: the seven goals. */
export function GoalsStep({ wishes, change, titleId }: StepProps) {
  return (
    <div className="px-(--size-gutter) pt-5">
      <PillToggles
        labelledBy={titleId}
        options={STUDY_GOALS.map((goal) => ({ value: goal, label: STUDY_GOAL_LABELS[goal] }))}
        value={wishes.studyPurposes}
        onChange={(next) => change({ studyPurposes: withStudyPurposes(wishes.studyPurposes, next) })}
      />
    </div>
  );
}
