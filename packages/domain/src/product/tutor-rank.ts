/** Rank of the tutor a product is taught by: BASIC by default, the other is EXPERT. */
export const TUTOR_RANKS = ["BASIC", "EXPERT"] as const;
export type TutorRank = (typeof TUTOR_RANKS)[number];

/** Korean names of the tutors of each rank: a top-university tutor, a specialist tutor. Every text takes them from here. */
export const TUTOR_RANK_NAMES: Readonly<Record<TutorRank, string>> = {
  BASIC: "명문대 선생님",
  EXPERT: "전문 선생님",
};

/** Korean labels of the ranks: lessons with a top-university tutor, lessons with a specialist tutor. */
export const TUTOR_RANK_LABELS: Readonly<Record<TutorRank, string>> = {
  BASIC: `${TUTOR_RANK_NAMES.BASIC} 수업`,
  EXPERT: `${TUTOR_RANK_NAMES.EXPERT} 수업`,
};
