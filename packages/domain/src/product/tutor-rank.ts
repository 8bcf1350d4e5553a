/** Rank of the tutor a product is taught by: BASIC by default, the other is EXPERT. */
export const TUTOR_RANKS = ["BASIC", "EXPERT"] as const;
export type TutorRank = (typeof TUTOR_RANKS)[number];

/** Korean labels of the ranks: lessons with a top-university tutor, lessons with a specialist tutor. */
export const TUTOR_RANK_LABELS: Readonly<Record<TutorRank, string>> = {
  BASIC: "명문대 선생님 수업",
  EXPERT: "전문 선생님 수업",
};
