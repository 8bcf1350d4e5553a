import { rankOfTier } from "@pkg/domain";
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
export function toOwnTutor(row: TutorWithUniversity, hasVoice: boolean): OwnTutorWire {
  const { tier, phoneNumber, capacity, activeStudents, isOpen, isResting, updatedAt } = row;
  const { teachingBasis, reportNumber } = row;
  const publishesVoice = hasVoice && row.voiceConsentedAt !== null;
  const own = { tier, phoneNumber, capacity, activeStudents, isOpen, isResting, hasVoice, publishesVoice };
  return { ...toTutorPerson(row), ...own, teachingBasis, reportNumber, updatedAt };
}
