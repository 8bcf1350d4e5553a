import { TUTOR_GENDERS, TUTOR_STYLES } from "../tutor/tutor-types.ts";
import { MAJOR_TRACKS, UNIVERSITY_TIERS } from "../university/university.ts";
import type { Applicant, ApplicantRequest } from "./applicant.ts";
import { STUDY_GOALS } from "./study-goal.ts";
import { parseTutorPassTypePhrase } from "./tutor-pass-type.ts";

/**
 * Reads a sent applicant back. Words that are no known value are dropped (so is the unknown marker of studyPurposes), and
 * both genders come back as the empty list, which means the same.
 */
export function fromApplicantRequest({ tutorPassType, ...request }: ApplicantRequest): Applicant {
  const genders = known(TUTOR_GENDERS, request.tutorGenders);
  return {
    ...request,
    studyPurposes: known(STUDY_GOALS, request.studyPurposes),
    tutorGenders: genders.length === TUTOR_GENDERS.length ? [] : genders,
    tutorUniversities: known(UNIVERSITY_TIERS, request.tutorUniversities),
    tutorPassTypes: parseTutorPassTypePhrase(tutorPassType),
    tutorTracks: known(MAJOR_TRACKS, request.tutorTracks),
    likedTutorStyles: known(TUTOR_STYLES, request.likedTutorStyles),
    dislikedTutorStyles: known(TUTOR_STYLES, request.dislikedTutorStyles),
    recommendedTutors: splitList(request.recommendedTutors),
    selectedTutors: splitList(request.selectedTutors),
  };
}

/** Splits a comma-joined list; blanks around the words and empty words are dropped. */
export function splitList(text: string): string[] {
  return text
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
}

function known<T extends string>(values: readonly T[], text: string): T[] {
  return splitList(text).flatMap((word) => values.filter((value) => value === word));
}
