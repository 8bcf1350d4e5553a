import type { AdmissionType } from "../university/university.ts";

/** Ways of admission a buyer may wish for. */
export const TUTOR_PASS_TYPES = ["EARLY_DECISION", "REGULAR_DECISION"] as const satisfies readonly AdmissionType[];
export type TutorPassType = (typeof TUTOR_PASS_TYPES)[number];

/** The three phrases that are sent as tutorPassType. */
export const TUTOR_PASS_TYPE_PHRASES = {
  EARLY_DECISION: "수시 전형으로 합격한 선생님을 선호해요",
  REGULAR_DECISION: "정시 전형으로 합격한 선생님을 선호해요",
  ANY: "합격 전형은 상관없어요",
} as const;
export type TutorPassTypePhrase = (typeof TUTOR_PASS_TYPE_PHRASES)[keyof typeof TUTOR_PASS_TYPE_PHRASES];

/** The one wished admission type; null when none or both were chosen, which means no wish. */
export function wishedPassType(passTypes: readonly TutorPassType[]): TutorPassType | null {
  const [first, ...others] = new Set(passTypes);
  return first && others.length === 0 ? first : null;
}

/** The phrase for the chosen ways of admission; none or both means that it does not matter. */
export function tutorPassTypePhrase(passTypes: readonly TutorPassType[]): TutorPassTypePhrase {
  return TUTOR_PASS_TYPE_PHRASES[wishedPassType(passTypes) ?? "ANY"];
}

/** The ways of admission that a phrase stands for; empty when it does not matter or the phrase is unknown. */
export function parseTutorPassTypePhrase(phrase: string): TutorPassType[] {
  return TUTOR_PASS_TYPES.filter((passType) => TUTOR_PASS_TYPE_PHRASES[passType] === phrase);
}
