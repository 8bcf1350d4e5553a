import { toStudyProof } from "../study-proofs/to-study-proof.ts";
import type { ApplicantRow } from "./repository.ts";
import type { TutorApplicantWire } from "./schemas.ts";

/**
 * An application's rows as they are sent. A draft has the phone that its author has verified by now, and why the try
 * before it was rejected. Who decided stays with us.
 */
export function toTutorApplicant({
  applicant,
  before,
  university,
  screening,
  proof,
  verifiedPhone,
}: ApplicantRow): TutorApplicantWire {
  const { userId: _author, decidedBy: _operator, crimeCheckedBy: _checker, ...rest } = applicant;
  const { tutorId: _tutor, createdAt: _created, ...told } = rest;
  return {
    ...told,
    ...(told.status === "DRAFT" && before),
    phoneNumber: told.status === "DRAFT" ? verifiedPhone : told.phoneNumber,
    styles: [...told.styles],
    subjects: {
      middleSchoolSubjects: [...told.subjects.middleSchoolSubjects],
      highSchoolSubjects: [...told.subjects.highSchoolSubjects],
      advancedSubjects: [...told.subjects.advancedSubjects],
      confidenceSubjects: [...told.subjects.confidenceSubjects],
    },
    universityName: university?.name ?? (told.otherUniversity || null),
    universityTier: university?.tier ?? null,
    screening: screening && {
      milliseconds: screening.milliseconds,
      bytes: screening.bytes,
      createdAt: screening.createdAt,
    },
    studyProof: toStudyProof(proof),
  };
}
