import type { TutorRank } from "../product/tutor-rank.ts";
import type { WeeklyAvailablePeriods } from "../schedule/weekly-periods.ts";
import type { ConfidenceLevel } from "../subject/confidence-level.ts";
import {
  type AdmissionType,
  isTopUniversity,
  type MajorGroup,
  type MajorTrack,
  type Studies,
  type UniversityTier,
} from "../university/university.ts";
import type { TutorGender, TutorStyle, TutorTier } from "./tutor-types.ts";

/** A tutor's confidence in one subject. */
export interface SubjectConfidence {
  readonly subject: string;
  readonly level: ConfidenceLevel;
}

/** What a tutor teaches: subject detail keys per school level, and the confidence per subject. */
export interface TutorSubjects {
  readonly middleSchoolSubjects: readonly string[];
  readonly highSchoolSubjects: readonly string[];
  readonly advancedSubjects: readonly string[];
  readonly confidenceSubjects: readonly SubjectConfidence[];
}

/** A tutor's profile with subjects and weekly availability. */
export interface Tutor {
  readonly id: string;
  readonly name: string;
  readonly tier: TutorTier;
  readonly rank: TutorRank;
  readonly gender: TutorGender;
  readonly styles: readonly TutorStyle[];
  readonly universityName: string;
  readonly universityTier: UniversityTier;
  readonly major: string;
  readonly majorGroup: MajorGroup;
  readonly majorTrack: MajorTrack;
  readonly admissionType: AdmissionType;
  readonly subjects: TutorSubjects;
  readonly weeklyAvailablePeriods: WeeklyAvailablePeriods;
}

/** The rank a tutor teaches at: an EXPERT tier teaches expert products, every other tier basic ones. */
export function rankOfTier(tier: TutorTier): TutorRank {
  return tier === "EXPERT" ? "EXPERT" : "BASIC";
}

/** What decides for which new lessons a tutor is proposed. */
export type Proposable = Studies & { readonly tier: TutorTier };

/**
 * The rank of the lessons for which a tutor is proposed from now on: an expert is for expert ones, for basic ones who
 * studies at a top university; null for who is proposed for none. A class goes on with its tutor beside this.
 */
export function proposedRankOf(tutor: Proposable): TutorRank | null {
  const rank = rankOfTier(tutor.tier);
  return rank === "EXPERT" || isTopUniversity(tutor) ? rank : null;
}

/** For how long a tutor has taught, in words; none for less than a year. */
export function teachingYearsText(years: number): string {
  return years > 0 ? `가르친 지 ${years}년` : "올해 가르치기 시작했어요";
}
