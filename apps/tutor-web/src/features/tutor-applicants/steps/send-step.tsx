import {
  CONFIDENCE_LEVEL_LABELS,
  spokenSeconds,
  TUTOR_STYLE_LABELS,
  TUTOR_SUBJECT_LISTS,
  type TutorApplicantProblem,
} from "@pkg/domain";
import { Banner } from "@pkg/ui/banner";
import { ButtonLink } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { DescriptionRows } from "@pkg/ui/description-rows";
import { Icon } from "@pkg/ui/icon";
import CircleCheck from "lucide-react/icons/circle-check";
import Mic from "lucide-react/icons/mic";
import type { TutorApplicant } from "@/lib/tutor-applicant";
import type { Problems, Step } from "../step-plan";
import type { StepProps } from "./step-props";

type SendStepProps = Pick<StepProps, "answers" | "subjects"> & {
  /** All missing answers. */
  missing: Problems;
  /** The send button was pressed without a voice sample. */
  asksForVoice: boolean;
  onStep: (step: Step) => void;
};

/** The voice sample and all answers, each with a link back to its step. */
export function SendStep({ answers, subjects, missing, asksForVoice, onStep }: SendStepProps) {
  const row = (label: string, value: string, step: Step, ...paths: TutorApplicantProblem["path"][]) => ({
    id: label,
    label,
    value: paths.some((path) => missing[path]) ? <span className="text-warn">더 적어 주세요</span> : value,
    onChange: () => onStep(step),
  });
  const taught = TUTOR_SUBJECT_LISTS.reduce((sum, list) => sum + answers.subjects[list].length, 0);
  const levels = answers.subjects.confidenceSubjects.map(({ subject, level }) => {
    const label = subjects.find(({ key }) => key === subject)?.label ?? subject;
    return `${label} ${CONFIDENCE_LEVEL_LABELS[level]}`;
  });
  const university = `${answers.universityName ?? ""} ${answers.major ?? ""}`;
  const styles = answers.styles.map((style) => TUTOR_STYLE_LABELS[style]).join(", ");
  return (
    <div className="grid gap-8">
      <div data-field="screening">
        <Voice applicant={answers} />
        {asksForVoice ? (
          <div role="alert" className="mt-3">
            <Banner inline tone="warn">
              목소리를 먼저 녹음해 주세요.
            </Banner>
          </div>
        ) : null}
      </div>
      <section>
        <h2 className="mb-3 text-title-3">적은 내용</h2>
        <DescriptionRows
          rows={[
            row("이름", answers.name ?? "", "PERSON", "name", "phoneNumber", "gender"),
            row("대학", university, "UNIVERSITY", "universityId", "major", "majorGroup", "majorTrack", "admissionType"),
            row("과목", `${levels.join(", ")} · ${taught}개`, "SUBJECTS", "subjects"),
            row("수업", styles, "TEACHING", "teachingYears", "styles", "introduction"),
          ]}
        />
      </section>
    </div>
  );
}

/** A full page load, because the recorder's page has its own Content-Security-Policy. */
function Voice({ applicant }: { applicant: TutorApplicant }) {
  const { screening } = applicant;
  return (
    <Card tone={screening ? "soft" : "line"}>
      <div className="flex items-start gap-3">
        <Icon of={screening ? CircleCheck : Mic} className={screening ? "text-success" : "text-brand"} />
        <div className="min-w-0">
          <h2 className="text-title-3">{screening ? "녹음을 올렸어요" : "3분 안으로 들려주세요"}</h2>
          <p className="mt-1 text-body-sm text-fg-2">
            {screening
              ? `${spokenSeconds(screening.milliseconds / 1000)} 녹음했어요. 보내기 전까지 다시 녹음할 수 있어요.`
              : "자기소개와, 가르치는 과목의 개념 하나를 학생에게 말하듯 설명해 주세요."}
          </p>
        </div>
      </div>
      <ButtonLink href={`/applicants/${applicant.id}/screening`} variant="soft" full className="mt-4">
        {screening ? "다시 녹음하기" : "녹음하러 가기"}
      </ButtonLink>
    </Card>
  );
}
