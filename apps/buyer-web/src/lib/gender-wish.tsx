import { TUTOR_GENDER_LABELS, type TutorGender } from "@pkg/domain";
import { PillGroup } from "@pkg/ui/pill-group";

const GENDERS = [
  { value: "ANY", label: "상관없어요" },
  { value: "FEMALE", label: TUTOR_GENDER_LABELS.FEMALE },
  { value: "MALE", label: TUTOR_GENDER_LABELS.MALE },
] as const;

type GenderWishProps = {
  value: readonly TutorGender[];
  onChange: (next: TutorGender[]) => void;
};

/** The wished gender of the tutor; empty means both. */
export function GenderWish({ value, onChange }: GenderWishProps) {
  const [only, ...others] = value;
  return (
    <PillGroup
      legend="선생님 성별"
      legendLook="title"
      options={GENDERS}
      value={only && others.length === 0 ? only : "ANY"}
      onChange={(gender) => onChange(gender === "ANY" ? [] : [gender])}
    />
  );
}
