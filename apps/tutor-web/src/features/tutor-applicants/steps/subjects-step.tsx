import {
  EXPERT_SUBJECT_REFUSAL,
  isSubjectForRank,
  studiesElsewhere,
  TOP_UNIVERSITIES_TEXT,
  TUTOR_RANK_NAMES,
  TUTOR_RANKS,
  withParticle,
} from "@pkg/domain";
import { FieldMessage } from "@pkg/ui/field";
import { PillGroup } from "@pkg/ui/pill-group";
import { backFromExperts, forExperts, notForExperts } from "../subject-choice";
import { ApplicantProof } from "./applicant-proof";
import type { StepProps } from "./step-props";
import { SubjectPicker } from "./subject-picker";

const ELSEWHERE = `${TUTOR_RANK_NAMES.BASIC}은 ${TOP_UNIVERSITIES_TEXT}에 다니거나 졸업한 분만 지원할 수 있어요.`;

/** The wished rank, then details and confidence by subject. */
export function SubjectsStep(props: StepProps) {
  const { answers, subjects, problems, beforeExpert: before, onBeforeExpert, change, flush } = props;
  const { expertWish } = answers;
  const isElsewhere = studiesElsewhere(answers);
  const rank = expertWish || isElsewhere ? "EXPERT" : "BASIC";
  const removed = before ? notForExperts(before, subjects) : [];
  return (
    <div className="grid gap-8">
      <div data-field="expertWish">
        <PillGroup
          legend="어떤 선생님으로 지원하나요?"
          note={isElsewhere ? ELSEWHERE : undefined}
          error={problems.expertWish}
          help={
            expertWish
              ? `${EXPERT_SUBJECT_REFUSAL} 가르친 경력을 보여 주는 서류(경력증명서, 강사 등록 확인서 등)를 재학·졸업 서류와 한 파일로 올려 주세요. 경력과 설명을 더 자세히 봐요.`
              : `${TUTOR_RANK_NAMES.EXPERT}은 수업료가 1.5배이고, 가르친 경력을 서류로 보여 줘야 해요.`
          }
          options={TUTOR_RANKS.map((value) => ({
            value,
            label: TUTOR_RANK_NAMES[value],
            unavailable: value === "BASIC" && isElsewhere,
          }))}
          value={expertWish || !isElsewhere ? rank : null}
          onChange={(chosen) => {
            const wishes = chosen === "EXPERT";
            if (wishes === expertWish) return;
            onBeforeExpert(wishes ? answers.subjects : null);
            if (wishes) return change({ expertWish: true, subjects: forExperts(answers.subjects, subjects) });
            change({
              expertWish: false,
              ...(before ? { subjects: backFromExperts(answers.subjects, before, subjects) } : {}),
            });
          }}
        />
      </div>
      <p role="status" className="-mt-5 text-body-sm text-fg-2 empty:hidden">
        {removed.length > 0
          ? `고른 ${withParticle(removed.join("·"), "은", "는")} 뺐어요. ${TUTOR_RANK_NAMES.BASIC}으로 돌아오면 다시 넣어 드려요.`
          : null}
      </p>
      {expertWish ? <ApplicantProof applicant={answers} flush={flush} /> : null}
      <div data-field="subjects">
        <h2 className="mb-1 text-label">과목</h2>
        <FieldMessage error={problems.subjects} />
        {subjects.map((subject) => (
          <SubjectPicker
            key={subject.key}
            subject={subject}
            taught={answers.subjects}
            isRefused={!isSubjectForRank(subject.key, rank)}
            onChange={(next) => change({ subjects: next })}
          />
        ))}
      </div>
    </div>
  );
}
