import { type ConfidenceLevel, type MatchTutor, type MatchWish, matchBlocks, TUTOR_STYLES } from "@pkg/domain";
import { rankTutor, sortRanked } from "../../src/features/tutors/tutor-search/rank-tutor.ts";
import type { RankedTutor, TopOptions } from "../../src/lib/tutor-search.ts";

/** A tutor with everything taught, as plain objects. */
export interface OracleTutor {
  readonly id: number;
  readonly confidence: ReadonlyMap<string, ConfidenceLevel>;
  readonly facts: Omit<MatchTutor, "subjectDetails" | "confidenceSubjects">;
}

/** All eligible tutors, found by asking the domain about each; what every search has to equal. */
export function oracleRanked(tutors: readonly OracleTutor[], wish: MatchWish): RankedTutor[] {
  const ranked = tutors.flatMap(({ id, confidence, facts }) => {
    const level = confidence.get(wish.subjectDetail);
    if (!level) return [];
    const tutor: MatchTutor = {
      ...facts,
      subjectDetails: [wish.subjectDetail],
      confidenceSubjects: [{ subject: wish.subject, level }],
    };
    return matchBlocks(wish, tutor).length === 0 ? [rankTutor(wish, id, tutor)] : [];
  });
  return sortRanked(wish, ranked);
}

/** The best of them. */
export function oracleTop(ranked: readonly RankedTutor[], { limit, excluded, only }: TopOptions): RankedTutor[] {
  return ranked.filter(({ tutorId }) => !excluded?.has(tutorId) && (only?.has(tutorId) ?? true)).slice(0, limit);
}

/** With the styles in the domain's order: which one a tutor named first says nothing. */
export function withSortedStyles(ranked: readonly RankedTutor[]): RankedTutor[] {
  return ranked.map((one) => ({
    ...one,
    tutor: { ...one.tutor, styles: TUTOR_STYLES.filter((style) => one.tutor.styles.includes(style)) },
  }));
}
