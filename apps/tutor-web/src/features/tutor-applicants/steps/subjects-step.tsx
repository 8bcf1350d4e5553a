import { EXPERT_SUBJECT_REFUSAL, isSubjectForRank } from "@pkg/domain";
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
        help={expertWish ? EXPERT_SUBJECT_REFUSAL : "전문 선생님은 수업료가 1.5배예요."}
        options={[
          { value: "BASIC", label: "명문대 선생님" },
          { value: "EXPERT", label: "전문 선생님" },
        ]}
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
