import { EXPERT_SUBJECT_REFUSAL, isSubjectForRank, TUTOR_RANK_NAMES, TUTOR_RANKS } from "@pkg/domain";
import { FieldMessage } from "@pkg/ui/field";
import { Segmented } from "@pkg/ui/segmented";
import { SubjectPicker } from "../components/subject-picker";
import { forExperts } from "../subject-choice";
import type { StepProps } from "./step-props";

/** The wished rank, then details and confidence by subject. */
export function SubjectsStep({ answers, subjects, problems, change }: StepProps) {
  const { expertWish } = answers;
  return (
    <div className="grid gap-8" data-field="subjects">
      <Segmented
        legend="어떤 선생님으로 지원하나요?"
        help={expertWish ? EXPERT_SUBJECT_REFUSAL : `${TUTOR_RANK_NAMES.EXPERT}은 수업료가 1.5배예요.`}
        options={TUTOR_RANKS.map((value) => ({ value, label: TUTOR_RANK_NAMES[value] }))}
        value={expertWish ? "EXPERT" : "BASIC"}
        onChange={(rank) => {
          const wishes = rank === "EXPERT";
          change({
            expertWish: wishes,
            ...(wishes ? { subjects: forExperts(answers.subjects, subjects) } : {}),
          });
        }}
      />
      <div>
        <h2 className="mb-1 text-label">과목</h2>
        <FieldMessage error={problems.subjects} />
        {subjects.map((subject) => (
          <SubjectPicker
            key={subject.key}
            subject={subject}
            taught={answers.subjects}
            isRefused={!isSubjectForRank(subject.key, expertWish ? "EXPERT" : "BASIC")}
            onChange={(next) => change({ subjects: next })}
          />
        ))}
      </div>
    </div>
  );
}
