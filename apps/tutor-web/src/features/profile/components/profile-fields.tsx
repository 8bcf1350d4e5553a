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
import { PillGroup, PillToggles } from "@pkg/ui/pill-group";
import { Segmented } from "@pkg/ui/segmented";
import { TextArea } from "@pkg/ui/text-area";
import { useState } from "react";
import { TextQuestion } from "@/lib/text-question";
import type { ProfileErrors, ProfileValues } from "../profile-values";

type ProfileFieldsProps = {
  values: ProfileValues;
  errors: ProfileErrors;
  activeStudents: number;
  onChange: (part: Partial<ProfileValues>) => void;
};

const STYLES = TUTOR_STYLES.map((value) => ({ value, label: TUTOR_STYLE_LABELS[value] }));

/** The questions of the profile; refusals stand at their fields. */
export function ProfileFields({ values, errors, activeStudents, onChange }: ProfileFieldsProps) {
  const [isOver, setOver] = useState(false);
  return (
    <div className="grid gap-8">
      <div data-field="introduction">
        <TextArea
          label="소개"
          rows={5}
          value={values.introduction}
          help="어떻게 가르치는지 한두 가지 예를 들어 적어 보세요."
          error={errors.introduction}
          counter={`${values.introduction.trim().length}/${INTRODUCTION_LENGTH.max}`}
          onChange={(event) => onChange({ introduction: event.target.value })}
        />
      </div>
      <div data-field="styles">
        <PillToggles
          legend="수업 스타일"
          legendLook="field"
          options={STYLES}
          value={values.styles}
          max={TUTOR_STYLE_COUNT.max}
          onLimit={() => setOver(true)}
          help={isOver ? "세 가지를 골랐어요. 하나를 빼면 다른 것을 고를 수 있어요." : "두세 가지를 골라 주세요."}
          error={errors.styles}
          onChange={(styles) => {
            setOver(false);
            onChange({ styles });
          }}
        />
      </div>
      <div className="grid gap-x-4 gap-y-8 sm:grid-cols-2">
        <TextQuestion
          field="teachingYears"
          label="가르친 기간"
          inputMode="numeric"
          maxLength={2}
          value={values.teachingYears}
          right={<span className="text-fg-3">년</span>}
          help="올해 시작했다면 0을 적어 주세요."
          error={errors.teachingYears}
          onChange={(teachingYears) => onChange({ teachingYears })}
        />
        <TextQuestion
          field="capacity"
          label="받을 학생 수"
          inputMode="numeric"
          maxLength={2}
          value={values.capacity}
          right={<span className="text-fg-3">명</span>}
          help={activeStudents > 0 ? `지금 ${activeStudents}명을 가르쳐요.` : "한꺼번에 가르칠 수 있는 학생 수예요."}
          error={errors.capacity}
          onChange={(capacity) => onChange({ capacity })}
        />
      </div>
      <TextQuestion
        field="major"
        label="전공"
        maxLength={40}
        value={values.major}
        error={errors.major}
        onChange={(major) => onChange({ major })}
      />
      <PillGroup
        legend="전공 계열"
        legendLook="field"
        options={MAJOR_GROUPS.map((value) => ({ value, label: MAJOR_GROUP_LABELS[value] }))}
        value={values.majorGroup}
        onChange={(majorGroup) => onChange({ majorGroup })}
      />
      <Segmented
        legend="고등학교 때 계열"
        legendLook="field"
        options={MAJOR_TRACKS.map((value) => ({ value, label: MAJOR_TRACK_LABELS[value] }))}
        value={values.majorTrack}
        onChange={(majorTrack) => onChange({ majorTrack })}
      />
      <Segmented
        legend="입학 전형"
        legendLook="field"
        options={ADMISSION_TYPES.map((value) => ({ value, label: ADMISSION_TYPE_LABELS[value] }))}
        value={values.admissionType}
        onChange={(admissionType) => onChange({ admissionType })}
      />
    </div>
  );
}
