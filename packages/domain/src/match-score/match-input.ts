import type { TutorRank } from "../product/tutor-rank.ts";
import type { WeeklyCalendar } from "../schedule/weekly-calendar.ts";
import type { SubjectConfidence } from "../tutor/tutor.ts";
import type { TutorGender, TutorStyle } from "../tutor/tutor-types.ts";
import type { TutorPassType } from "../tutor-wishes/tutor-pass-type.ts";
import type { AdmissionType, MajorTrack, UniversityTier } from "../university/university.ts";

/** A buyer's wishes; an empty list or week means no wish. */
export interface MatchWish {
  readonly subject: string;
  /** Named in the reasons: 수학. */
  readonly subjectLabel: string;
  readonly subjectDetail: string;
  readonly rank: TutorRank;
  /** Length of one lesson. */
  readonly minutes: number;
  readonly lessonsPerWeek: number;
  readonly calendar: WeeklyCalendar;
  readonly tutorGenders: readonly TutorGender[];
  readonly likedTutorStyles: readonly TutorStyle[];
  readonly dislikedTutorStyles: readonly TutorStyle[];
  readonly tutorUniversities: readonly UniversityTier[];
  readonly tutorPassTypes: readonly TutorPassType[];
  readonly tutorTracks: readonly MajorTrack[];
}

/** The tutor's facts for matching. The calendar is the availability without booked lessons. */
export interface MatchTutor {
  /** Of the lessons for which the tutor is proposed; null for none. */
  readonly rank: TutorRank | null;
  readonly subjectDetails: readonly string[];
  readonly confidenceSubjects: readonly SubjectConfidence[];
  readonly calendar: WeeklyCalendar;
  readonly gender: TutorGender;
  readonly styles: readonly TutorStyle[];
  readonly universityTier: UniversityTier;
  readonly admissionType: AdmissionType;
  readonly majorTrack: MajorTrack;
  readonly activeMatches: number;
  readonly maxMatches: number;
}
