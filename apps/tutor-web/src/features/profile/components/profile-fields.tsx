import {
  ADMISSION_TYPE_LABELS,
  ADMISSION_TYPES,
  INTRODUCTION_LENGTH,
  MAJOR_GROUP_LABELS,
  MAJOR_GROUPS,
  MAJOR_TRACK_LABELS,
  MAJOR_TRACKS,
  TUTOR_STYLE_COUNT,
  TUTOR_STYLE_LABELS,
  TUTOR_STYLES,
} from "@pkg/domain";
import { Checkbox } from "@pkg/ui/checkbox";
import { PillGroup, PillToggles } from "@pkg/ui/pill-group";
import { Segmented } from "@pkg/ui/segmented";
import { TextArea } from "@pkg/ui/text-area";
import { TextField } from "@pkg/ui/text-field";
import { kitProps } from "@pkg/web/features/form/kit-props";
import type { DomainForm } from "@pkg/web/features/form/use-domain-form";
import { useState } from "react";
import { Controller, useWatch } from "react-hook-form";
import type { ProfileValues } from "../profile-values";

type ProfileFieldsProps = {
  form: DomainForm<ProfileValues>;
  activeStudents: number;
  /** Whether there is a voice sample that could be published. */
  hasVoice: boolean;
};

const STYLES = TUTOR_STYLES.map((value) => ({ value, label: TUTOR_STYLE_LABELS[value] }));

/** The questions of the profile. */
export function ProfileFields({ form: { control, field }, activeStudents, hasVoice }: ProfileFieldsProps) {
  const [isOver, setOver] = useState(false);
  const introduction = useWatch({ control, name: "introduction" });
  return (
    <div className="grid gap-8">
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
          label="받을 학생 수"
          inputMode="numeric"
          maxLength={2}
          right={<span className="text-fg-3">명</span>}
          help={activeStudents > 0 ? `지금 ${activeStudents}명을 가르쳐요.` : "한꺼번에 가르칠 수 있는 학생 수예요."}
        />
      </div>
      <TextField {...field("major")} label="전공" maxLength={40} />
      <Controller
        control={control}
        name="majorGroup"
        render={(bound) => (
          <PillGroup
            {...kitProps(bound)}
            legend="전공 계열"
            legendLook="field"
            options={MAJOR_GROUPS.map((value) => ({ value, label: MAJOR_GROUP_LABELS[value] }))}
          />
        )}
      />
      <Controller
        control={control}
        name="majorTrack"
        render={(bound) => (
          <Segmented
            {...kitProps(bound)}
            legend="고등학교 때 계열"
            legendLook="field"
            options={MAJOR_TRACKS.map((value) => ({ value, label: MAJOR_TRACK_LABELS[value] }))}
          />
        )}
      />
      <Controller
        control={control}
        name="admissionType"
        render={(bound) => (
          <Segmented
            {...kitProps(bound)}
            legend="입학 전형"
            legendLook="field"
            options={ADMISSION_TYPES.map((value) => ({ value, label: ADMISSION_TYPE_LABELS[value] }))}
          />
        )}
      />
      {hasVoice ? (
        <Controller
          control={control}
          name="publishesVoice"
          render={({ field: { value, onChange, ref, onBlur, name } }) => (
            <Checkbox
              ref={ref}
              name={name}
              label="지원할 때 녹음한 목소리를 소개에 공개할게요"
              help="누구나 선생님 소개에서 들을 수 있어요. 언제든 뺄 수 있고, 빼면 바로 들리지 않아요."
              checked={value}
              onBlur={onBlur}
              onChange={(event) => onChange(event.target.checked)}
            />
          )}
        />
      ) : null}
    </div>
  );
}
