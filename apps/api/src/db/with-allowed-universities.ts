import { type TutorRank, type UniversityTier, universityTiersFor } from "@pkg/domain";

/** A course's wishes without universities that no tutor of its rank is of: those would only cost every tutor points. */
export function withAllowedUniversities<Wishes extends { readonly tutorUniversities: readonly UniversityTier[] }>(
  wishes: Wishes,
  rank: TutorRank,
) {
  const allowed = universityTiersFor([rank]);
  return { ...wishes, tutorUniversities: wishes.tutorUniversities.filter((tier) => allowed.includes(tier)) };
}
