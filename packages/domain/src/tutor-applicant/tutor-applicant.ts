import { addWorkingDays } from "../schedule/working-days.ts";
import type { KstDate } from "../time/kst-date.ts";
import type { TeachingBasisAnswer } from "../tutor/teaching-basis.ts";
import type { TutorSubjects } from "../tutor/tutor.ts";
import type { TutorGender, TutorStyle } from "../tutor/tutor-types.ts";
import {
  type AdmissionType,
  isTopUniversity,
  type MajorGroup,
  type MajorTrack,
  type UniversityTier,
} from "../university/university.ts";

/** The answers of an application to become a tutor; null is not answered yet. */
export interface TutorApplicantAnswers extends TeachingBasisAnswer {
  readonly name: string | null;
  /** The account's verified number, digits only. */
  readonly phoneNumber: string | null;
  readonly gender: TutorGender | null;
  readonly universityId: number | null;
  /** A university that is in no list, as it was typed; beside no `universityId`. */
  readonly otherUniversity: string | null;
  /** Of the list, or as it was typed. */
  readonly universityName: string | null;
  /** Null for one that is in no list. */
  readonly universityTier: UniversityTier | null;
  readonly major: string | null;
  readonly majorGroup: MajorGroup | null;
  readonly majorTrack: MajorTrack | null;
  readonly admissionType: AdmissionType | null;
  /** Wants to teach at expert rank. */
  readonly expertWish: boolean;
  readonly teachingYears: number | null;
  readonly styles: readonly TutorStyle[];
  readonly subjects: TutorSubjects;
  readonly introduction: string | null;
}

/** Whether what is known of the studies is of no top university; one that is in no list counts as another. */
export function studiesElsewhere({
  universityName,
  universityTier,
  major,
}: Pick<TutorApplicantAnswers, "universityName" | "universityTier" | "major">): boolean {
  if (!universityName || !major) return false;
  return !isTopUniversity({ universityName, universityTier: universityTier ?? "OTHER", major });
}

/** Nothing is taught yet. */
export const NO_TUTOR_SUBJECTS: TutorSubjects = {
  middleSchoolSubjects: [],
  highSchoolSubjects: [],
  advancedSubjects: [],
  confidenceSubjects: [],
};

/** Working days within which staff answers an application. */
export const APPLICANT_ANSWER_DAYS = 3;

/** The day by which an application is answered that was sent at an instant. */
export const applicantAnswerDay = (sentAt: Date): KstDate => addWorkingDays(sentAt, APPLICANT_ANSWER_DAYS);

/** As long as applicants may ask for their papers back (채용절차법 시행령 제4조): then they are deleted. */
export const APPLICATION_KEPT_DAYS = 180;
/** So long the proof of studies waits for the next try after a rejection that it was not the reason of. */
export const STUDY_PROOF_KEPT_DAYS = 30;
