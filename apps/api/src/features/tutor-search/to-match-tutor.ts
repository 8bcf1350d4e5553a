import { bitsToCalendar, type MatchTutor, type MatchWish, rankOfTier } from "@pkg/domain";
import type { TutorRow } from "./repository.ts";

/** A tutor as matching sees one who teaches the wished subject detail; somebody who pauses has room for nobody. */
export function toMatchTutor(wish: MatchWish, row: TutorRow): MatchTutor {
  return {
    rank: rankOfTier(row.tier),
    subjectDetails: [wish.subjectDetail],
    confidenceSubjects: [{ subject: wish.subject, level: row.confidence }],
    calendar: bitsToCalendar(row.freeBits),
    gender: row.gender,
    styles: row.styles,
    universityTier: row.universityTier,
    admissionType: row.admissionType,
    majorTrack: row.track,
    activeMatches: row.activeStudents,
    maxMatches: row.isOpen ? row.capacity : 0,
  };
}
