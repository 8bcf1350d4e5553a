import { Checkbox } from "@pkg/ui/checkbox";
import type { DomainForm } from "@pkg/web/features/form/use-domain-form";
import { Controller } from "react-hook-form";
import type { OwnTutor } from "@/lib/own-tutor/own-tutor";
import type { ProfileValues } from "../profile-values";
import { EducationFields } from "./education-fields";
import { TeachingFields } from "./teaching-fields";

type ProfileFieldsProps = {
  form: DomainForm<ProfileValues>;
  /** As the form began. */
  base: OwnTutor;
  /** As it is stored, with what was uploaded since. */
  stored: OwnTutor;
};

/** The questions of the profile. */
export function ProfileFields({ form, base, stored }: ProfileFieldsProps) {
  return (
    <div className="grid gap-8">
      <TeachingFields form={form} activeStudents={base.activeStudents} />
      <EducationFields form={form} tutor={stored} />
      {base.hasVoice ? (
        <Controller
          control={form.control}
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
