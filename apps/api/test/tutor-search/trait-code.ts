import { TUTOR_STYLES, type TutorStyle } from "@pkg/domain";
import { BACKGROUNDS, type TutorTraits, traitCode } from "../../src/features/tutors/tutor-search/read-traits.ts";

/** The trait code of a tutor, by the definition of the codes. */
export function traitCodeOf(tutor: TutorTraits): number {
  const background = BACKGROUNDS.findIndex(
    (one) =>
      one.universityTier === tutor.universityTier &&
      one.admissionType === tutor.admissionType &&
      one.majorTrack === tutor.majorTrack &&
      one.gender === tutor.gender,
  );
  return traitCode(styleCode(tutor.styles), background);
}

function styleCode(styles: readonly TutorStyle[]): number {
  return TUTOR_STYLES.reduce((code, style, bit) => code | (styles.includes(style) ? 1 << bit : 0), 0);
}
