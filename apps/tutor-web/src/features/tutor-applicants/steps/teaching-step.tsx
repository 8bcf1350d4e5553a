import { INTRODUCTION_LENGTH, TUTOR_STYLE_COUNT, TUTOR_STYLE_LABELS, TUTOR_STYLES } from "@pkg/domain";
import { NativeSelect } from "@pkg/ui/native-select";
import { PillToggles } from "@pkg/ui/pill-group";
import { TextArea } from "@pkg/ui/text-area";
import { useState } from "react";
import type { StepProps } from "./step-props";

/** Beyond ten years the exact number does not matter to buyers. */
const YEARS = Array.from({ length: 11 }, (_, years) => ({
  value: String(years),
  label: years === 0 ? "처음이에요" : years === 10 ? "10년 이상" : `${years}년`,
}));

/** Styles, experience and the introduction. */
export function TeachingStep({ answers, problems, change }: StepProps) {
  const introduction = answers.introduction ?? "";
  const [isOver, setIsOver] = useState(false);
  return (
    <div className="grid gap-8">
      <div data-field="teachingYears">
        <NativeSelect
          label="과외 경력"
          placeholder="골라 주세요"
          options={YEARS}
          value={answers.teachingYears === null ? "" : String(Math.min(answers.teachingYears, 10))}
          error={problems.teachingYears}
          onChange={(event) => change({ teachingYears: event.target.value ? Number(event.target.value) : null })}
        />
      </div>
      <div data-field="styles">
        <PillToggles
          legend="수업 스타일"
          note={`${TUTOR_STYLE_COUNT.min}–${TUTOR_STYLE_COUNT.max}가지를 골라 주세요.`}
          options={TUTOR_STYLES.map((value) => ({ value, label: TUTOR_STYLE_LABELS[value] }))}
          value={answers.styles}
          max={TUTOR_STYLE_COUNT.max}
          onLimit={() => setIsOver(true)}
          help={isOver ? "세 가지를 골랐어요. 하나를 빼면 다른 것을 고를 수 있어요." : undefined}
          error={problems.styles}
          onChange={(styles) => {
            setIsOver(false);
            change({ styles });
          }}
        />
      </div>
      <div data-field="introduction">
        <TextArea
          label="소개"
          help="어떤 학생을 어떻게 도왔는지 적으면 좋아요. 연락처는 적지 않아요."
          rows={5}
          maxLength={INTRODUCTION_LENGTH.max}
          counter={`${introduction.trim().length}/${INTRODUCTION_LENGTH.max}`}
          value={introduction}
          error={problems.introduction}
          onChange={(event) => change({ introduction: event.target.value })}
        />
      </div>
    </div>
  );
}
