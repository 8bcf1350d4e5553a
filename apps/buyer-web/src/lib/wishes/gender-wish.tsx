import { TUTOR_GENDER_LABELS, type TutorGender } from "@pkg/domain";
import { PillGroup } from "@pkg/ui/pill-group";

/** Without the word of the question, so that the three choices stay on one line of a phone. */
const shortLabel = (gender: TutorGender) => TUTOR_GENDER_LABELS[gender].replace(" 선생님", "");

const GENDERS = [
  { value: "ANY", label: "상관없어요" },
  { value: "FEMALE", label: shortLabel("FEMALE") },
  { value: "MALE", label: shortLabel("MALE") },
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
