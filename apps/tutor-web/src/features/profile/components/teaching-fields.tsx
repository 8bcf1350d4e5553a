import { INTRODUCTION_LENGTH, TUTOR_STYLE_COUNT, TUTOR_STYLE_LABELS, TUTOR_STYLES } from "@pkg/domain";
import { PillToggles } from "@pkg/ui/pill-group";
import { TextArea } from "@pkg/ui/text-area";
import { TextField } from "@pkg/ui/text-field";
import { kitProps } from "@pkg/web/features/form/kit-props";
import type { DomainForm } from "@pkg/web/features/form/use-domain-form";
import { useState } from "react";
import { Controller, useWatch } from "react-hook-form";
import { useTaughtText } from "@/lib/own-tutor/own-classes";
import type { ProfileValues } from "../profile-values";

const STYLES = TUTOR_STYLES.map((value) => ({ value, label: TUTOR_STYLE_LABELS[value] }));

type TeachingFieldsProps = { form: DomainForm<ProfileValues>; activeStudents: number };

/** How the tutor teaches, for how long, and how many students at a time. */
export function TeachingFields({ form: { control, field }, activeStudents }: TeachingFieldsProps) {
  const taught = useTaughtText(activeStudents);
  const [isOver, setOver] = useState(false);
  const introduction = useWatch({ control, name: "introduction" });
  return (
    <>
      <TextArea
        {...field("introduction")}
        label="소개"
        rows={5}
        help="어떻게 가르치는지 한두 가지 예를 들어 적어 보세요."
        counter={`${introduction.trim().length}/${INTRODUCTION_LENGTH.max}`}
      />
      <Controller
        control={control}
        name="styles"
        render={(bound) => (
          <PillToggles
            {...kitProps(bound)}
            legend="수업 스타일"
            legendLook="field"
            options={STYLES}
            max={TUTOR_STYLE_COUNT.max}
            onLimit={() => setOver(true)}
            help={
              isOver
                ? "세 가지를 골랐어요. 하나를 빼면 다른 것을 고를 수 있어요."
                : `${TUTOR_STYLE_COUNT.min}–${TUTOR_STYLE_COUNT.max}가지를 골라 주세요.`
            }
            onChange={(styles) => {
              setOver(false);
              bound.field.onChange(styles);
            }}
          />
        )}
      />
      <div className="grid gap-x-4 gap-y-8 sm:grid-cols-2">
        <TextField
          {...field("teachingYears")}
          label="과외 경력"
          inputMode="numeric"
          maxLength={2}
          right={<span className="text-fg-3">년</span>}
          help="올해 시작했다면 0을 적어 주세요."
        />
        <TextField
          {...field("capacity")}
          label="맡을 수업 수"
          inputMode="numeric"
          maxLength={2}
          right={<span className="text-fg-3">개</span>}
          help={activeStudents > 0 ? taught : "한꺼번에 맡을 수 있는 수업 수예요. 한 학생이 두 과목을 들으면 2개예요."}
        />
      </div>
    </>
  );
}
