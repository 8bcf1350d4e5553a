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
import type { OwnTutor } from "@/lib/own-tutor/own-tutor";
import { BASIS_QUESTION, PAPER_STOPS_NOTHING, REPORT_QUESTION } from "@/lib/teaching-basis";
import type { ProfileValues } from "../profile-values";
import { BasisProof } from "./basis-proof";

type EducationFieldsProps = {
  form: DomainForm<ProfileValues>;
  /** As it is stored. */
  tutor: OwnTutor;
};

/** What the tutor studies, how they came to it, and by what they may teach, with its proof. */
export function EducationFields({ form: { control, field }, tutor }: EducationFieldsProps) {
  const [basis, number] = useWatch({ control, name: ["teachingBasis", "reportNumber"] });
  const isStored = basis === tutor.teachingBasis && (basis !== "REPORTED" || number.trim() === tutor.reportNumber);
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
      {isStored ? (
        <BasisProof tutor={tutor} />
      ) : (
        <p
          role="status"
          className="text-body-sm text-fg-2"
        >{`저장하면 확인할 서류를 올릴 수 있어요. ${PAPER_STOPS_NOTHING}`}</p>
      )}
    </>
  );
}
