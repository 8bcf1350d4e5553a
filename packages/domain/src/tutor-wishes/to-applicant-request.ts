import { TUTOR_GENDERS } from "../tutor/tutor-types.ts";
import type { Applicant, ApplicantRequest } from "./applicant.ts";
import { tutorPassTypePhrase } from "./tutor-pass-type.ts";

/** Sent as studyPurposes when no study goal was chosen. */
export const UNKNOWN_STUDY_PURPOSES = "UNKNOWN";

/**
 * Turns an applicant into the body of POST /lessons/applicants: lists are comma-joined, empty study purposes become an
 * unknown marker, empty genders mean both, and the ways of admission become one phrase.
 */
export function toApplicantRequest({ tutorPassTypes, ...applicant }: Applicant): ApplicantRequest {
  const genders = applicant.tutorGenders.length > 0 ? applicant.tutorGenders : TUTOR_GENDERS;
  return {
    ...applicant,
    studyPurposes: applicant.studyPurposes.join(",") || UNKNOWN_STUDY_PURPOSES,
    tutorGenders: genders.join(","),
    tutorUniversities: applicant.tutorUniversities.join(","),
    tutorPassType: tutorPassTypePhrase(tutorPassTypes),
    tutorTracks: applicant.tutorTracks.join(","),
    likedTutorStyles: applicant.likedTutorStyles.join(","),
    dislikedTutorStyles: applicant.dislikedTutorStyles.join(","),
    recommendedTutors: applicant.recommendedTutors.join(","),
    selectedTutors: applicant.selectedTutors.join(","),
  };
}
