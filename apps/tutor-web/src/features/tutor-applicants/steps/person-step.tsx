import { TUTOR_GENDERS } from "@pkg/domain";
import { FieldGroup } from "@pkg/ui/field";
import { Segmented } from "@pkg/ui/segmented";
import { TextQuestion } from "../components/text-question";
import type { StepProps } from "./step-props";

const LABELS = { MALE: "남자", FEMALE: "여자" } as const;

/** Name, phone and gender. */
export function PersonStep({ answers, problems, change }: StepProps) {
  return (
    <FieldGroup>
      <TextQuestion
        field="name"
        label="이름"
        autoComplete="name"
        maxLength={20}
        value={answers.name ?? ""}
        error={problems.name}
        onChange={(name) => change({ name })}
      />
      <TextQuestion
        field="phoneNumber"
        label="휴대폰 번호"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={13}
        help="수업 제안을 이 번호로 보내요."
        value={answers.phoneNumber ?? ""}
        error={problems.phoneNumber}
        onChange={(phoneNumber) => change({ phoneNumber })}
      />
      <div data-field="gender">
        <Segmented
          legend="성별"
          legendLook="field"
          help="성별을 정해 찾는 학생에게 맞게 소개해요."
          options={TUTOR_GENDERS.map((value) => ({ value, label: LABELS[value] }))}
          value={answers.gender}
          error={problems.gender}
          onChange={(gender) => change({ gender })}
        />
      </div>
    </FieldGroup>
  );
}
