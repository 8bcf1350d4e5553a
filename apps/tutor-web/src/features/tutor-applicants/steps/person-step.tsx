import { formatPhone, TUTOR_GENDERS } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import { FieldGroup, FieldMessage } from "@pkg/ui/field";
import { Segmented } from "@pkg/ui/segmented";
import { goUrl } from "@pkg/web/platform/navigation/go";
import type { StepProps } from "./step-props";
import { TextQuestion } from "./text-question";

const LABELS = { MALE: "남자", FEMALE: "여자" } as const;

/** Name, the account's phone and gender. */
export function PersonStep({ answers, problems, change }: StepProps) {
  return (
    <FieldGroup>
      <TextQuestion
        field="name"
        label="이름"
        autoComplete="name"
        value={answers.name ?? ""}
        error={problems.name}
        onChange={(name) => change({ name })}
      />
      <fieldset data-field="phoneNumber" className="min-w-0">
        <legend className="mb-2 text-label">휴대폰 번호</legend>
        <div className="flex min-h-13 flex-wrap items-center gap-x-3 rounded-md border border-line bg-sunken py-1 pr-1.5 pl-4">
          <p className="num min-w-0 flex-1">{answers.phoneNumber ? formatPhone(answers.phoneNumber) : "아직 없어요"}</p>
          <ButtonLink
            href={goUrl("account", "/phone", { next: `/applicants/${answers.id}` })}
            variant={answers.phoneNumber ? "quiet" : "secondary"}
            size="sm"
          >
            {answers.phoneNumber ? "바꾸기" : "확인하기"}
          </ButtonLink>
        </div>
        <FieldMessage error={problems.phoneNumber} help="수업 제안과 심사 결과를 이 번호로 보내요." />
      </fieldset>
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
