import { rankOfTier } from "@pkg/domain";
import { toStudyProof } from "../study-proofs/to-study-proof.ts";
import type { TutorWithUniversity } from "./repository.ts";
import type { OwnTutorWire } from "./schemas.ts";

/** What everybody may know of a tutor's person. */
export function toTutorPerson(row: TutorWithUniversity) {
  return {
    id: String(row.id),
    name: row.name,
    gender: row.gender,
    rank: rankOfTier(row.tier),
    universityName: row.universityName,
    universityTier: row.universityTier,
    major: row.major,
    majorGroup: row.majorGroup,
    majorTrack: row.track,
    admissionType: row.admissionType,
    styles: row.styles,
    teachingYears: row.teachingYears,
    introduction: row.introduction,
    isOpen: row.isOpen && !row.isResting,
  };
}

/** What the tutor sees of themselves. */
export function toOwnTutor(
  row: TutorWithUniversity,
  hasVoice: boolean,
  proof: Parameters<typeof toStudyProof>[0],
): OwnTutorWire {
  const { tier, phoneNumber, capacity, activeStudents, isOpen, isResting, updatedAt } = row;
  const { teachingBasis, reportNumber, basisCheckedAt } = row;
  const publishesVoice = hasVoice && row.voiceConsentedAt !== null;
  const own = { tier, phoneNumber, capacity, activeStudents, isOpen, isResting, hasVoice, publishesVoice };
  const { proofReturnedAt: at, proofReturnReason: reason } = row;
  const studyProof = toStudyProof(proof);
  const proofReturned = at && reason && !studyProof && !basisCheckedAt ? { at, reason } : null;
  const basis = { teachingBasis, reportNumber, studyProof, basisCheckedAt, proofReturned };
  return { ...toTutorPerson(row), ...own, ...basis, updatedAt };
}
