import { TUTOR_RANK_NAMES } from "../product/tutor-rank.ts";

/** Tiers of tutors. EXPERT is the expert rank; the others are steps inside the basic one, for staff alone. */
export const TUTOR_TIERS = ["BASIC", "EXPERT", "PREMIUM", "STANDARD"] as const;
export type TutorTier = (typeof TUTOR_TIERS)[number];

/** Korean labels of the tiers, for staff and the tutor: the name of the rank, and the step inside it. */
export const TUTOR_TIER_LABELS: Readonly<Record<TutorTier, string>> = {
  BASIC: `${TUTOR_RANK_NAMES.BASIC} 1단계`,
  EXPERT: TUTOR_RANK_NAMES.EXPERT,
  PREMIUM: `${TUTOR_RANK_NAMES.BASIC} 3단계`,
  STANDARD: `${TUTOR_RANK_NAMES.BASIC} 2단계`,
};

/** Genders of tutors. */
export const TUTOR_GENDERS = ["MALE", "FEMALE"] as const;
export type TutorGender = (typeof TUTOR_GENDERS)[number];

/** Korean labels of the genders. */
export const TUTOR_GENDER_LABELS: Readonly<Record<TutorGender, string>> = {
  MALE: "남자 선생님",
  FEMALE: "여자 선생님",
};

/** Teaching styles. */
export const TUTOR_STYLES = [
  "WARM",
  "PASSIONATE",
  "CHARISMATIC",
  "METICULOUS",
  "INTERESTING",
  "SELF_ESTEEM",
  "SPARTA",
] as const;
export type TutorStyle = (typeof TUTOR_STYLES)[number];

/** Korean labels of the styles, as adjectives: "꼼꼼한". */
export const TUTOR_STYLE_LABELS: Readonly<Record<TutorStyle, string>> = {
  WARM: "다정한",
  PASSIONATE: "열정적인",
  CHARISMATIC: "카리스마 있는",
  METICULOUS: "꼼꼼한",
  INTERESTING: "재미있는",
  SELF_ESTEEM: "자존감을 키워 주는",
  SPARTA: "스파르타식",
};
