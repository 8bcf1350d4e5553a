import type { TutorRank } from "../product/tutor-rank.ts";
import type { WeeklyAvailablePeriods } from "../schedule/weekly-periods.ts";
import type { TutorGender, TutorStyle } from "../tutor/tutor-types.ts";
import type { MajorTrack, UniversityTier } from "../university/university.ts";
import type { StudyGoal } from "./study-goal.ts";
import type { TutorPassType, TutorPassTypePhrase } from "./tutor-pass-type.ts";

/** A lesson request: which tutor fits. */
export interface Applicant {
  readonly merchantUid: string;
  readonly subject: string;
  readonly subjectDetail: string;
  readonly rank: TutorRank;
  readonly weeklyAvailablePeriods: WeeklyAvailablePeriods;
  readonly studyPurposes: readonly StudyGoal[];
  /** Empty means both genders. */
  readonly tutorGenders: readonly TutorGender[];
  readonly tutorUniversities: readonly UniversityTier[];
  readonly tutorPassTypes: readonly TutorPassType[];
  readonly tutorTracks: readonly MajorTrack[];
  readonly likedTutorStyles: readonly TutorStyle[];
  readonly dislikedTutorStyles: readonly TutorStyle[];
  /** Ids of the tutors that were shown. */
  readonly recommendedTutors: readonly string[];
  /** Ids of the tutors that were picked. */
  readonly selectedTutors: readonly string[];
  readonly tutorMemo: string;
  readonly completedAt: string | null;
}

/** An applicant as it is sent: lists are comma-joined. */
export interface ApplicantRequest {
  readonly merchantUid: string;
  readonly subject: string;
  readonly subjectDetail: string;
  readonly rank: TutorRank;
  readonly weeklyAvailablePeriods: WeeklyAvailablePeriods;
  readonly studyPurposes: string;
  readonly tutorGenders: string;
  readonly tutorUniversities: string;
  readonly tutorPassType: TutorPassTypePhrase;
  readonly tutorTracks: string;
  readonly likedTutorStyles: string;
  readonly dislikedTutorStyles: string;
  readonly recommendedTutors: string;
  readonly selectedTutors: string;
  readonly tutorMemo: string;
  readonly completedAt: string | null;
}
