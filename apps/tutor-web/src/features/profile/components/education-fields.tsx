import {
  ADMISSION_TYPE_LABELS,
  ADMISSION_TYPES,
  MAJOR_GROUP_LABELS,
  MAJOR_GROUPS,
  MAJOR_TRACK_LABELS,
  MAJOR_TRACKS,
  TEXT_LENGTHS,
} from "@pkg/domain";
import { PillGroup } from "@pkg/ui/pill-group";
import { Segmented } from "@pkg/ui/segmented";
import { TextField } from "@pkg/ui/text-field";
import { kitProps } from "@pkg/web/features/form/kit-props";
import type { DomainForm } from "@pkg/web/features/form/use-domain-form";
import { Controller, useWatch } from "react-hook-form";
import { BASIS_QUESTION, REPORT_QUESTION } from "@/lib/teaching-basis";
import type { ProfileValues } from "../profile-values";

/** What the tutor studies, how they came to it, and by what they may teach. */
export function EducationFields({ form: { control, field } }: { form: DomainForm<ProfileValues> }) {
  const basis = useWatch({ control, name: "teachingBasis" });
  return (
    <>
      <TextField {...field("major")} label="전공" maxLength={TEXT_LENGTHS.major.max} />
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
      <Controller
        control={control}
        name="teachingBasis"
        render={(bound) => <Segmented {...kitProps(bound)} {...BASIS_QUESTION} legendLook="field" />}
      />
      {basis === "REPORTED" ? <TextField {...field("reportNumber")} {...REPORT_QUESTION} /> : null}
    </>
  );
}
