import { WEEKDAYS } from "../schedule/weekly-periods.ts";
import { contactProblem } from "../text/contact-details.ts";
import type { Tutor } from "./tutor.ts";
import { TUTOR_SUBJECT_LISTS } from "./tutor-subject-lists.ts";
import type { TutorStyle } from "./tutor-types.ts";

/** Length limits of an introduction, in characters. */
export const INTRODUCTION_LENGTH = { min: 30, max: 500 } as const;
/** How many styles a tutor names. */
export const TUTOR_STYLE_COUNT = { min: 2, max: 3 } as const;
/** How many classes a tutor may want at a time; one student may have two. */
export const TUTOR_CAPACITY = { min: 1, max: 20 } as const;
/** The longest accepted teaching experience, in years. */
export const MAX_TEACHING_YEARS = 50;

/** Checks an introduction: 30 to 500 characters, without contact details, messengers and addresses that bypass the service. */
export function introductionProblem(introduction: string): string | null {
  const { length } = introduction.trim();
  const { min, max } = INTRODUCTION_LENGTH;
  if (length < min) return `${min}자 이상 적어 주세요. ${min - length}자만 더 적으면 돼요.`;
  if (length > max) return `${max}자까지 쓸 수 있어요. ${length - max}자를 줄여 주세요.`;
  return contactProblem(introduction);
}

/** Checks the styles: 2 or 3 different ones. */
export function tutorStylesProblem(styles: readonly TutorStyle[]): string | null {
  const { min, max } = TUTOR_STYLE_COUNT;
  if (new Set(styles).size !== styles.length) return "같은 스타일이 두 번 있어요.";
  return styles.length < min || styles.length > max ? `수업 스타일을 ${min}–${max}가지 골라 주세요.` : null;
}

/** Checks how many classes are wanted: never fewer than there are now. */
export function capacityProblem(capacity: number, activeStudents: number): string | null {
  const { min, max } = TUTOR_CAPACITY;
  if (!Number.isInteger(capacity) || capacity < min || capacity > max) return `${min}~${max}개로 적어 주세요.`;
  return capacity < activeStudents ? `지금 맡은 수업 ${activeStudents}개보다 적을 수 없어요.` : null;
}

/** Checks the years of teaching. */
export function teachingYearsProblem(years: number): string | null {
  const fits = Number.isInteger(years) && years >= 0 && years <= MAX_TEACHING_YEARS;
  return fits ? null : `0~${MAX_TEACHING_YEARS}년으로 적어 주세요.`;
}

/** What a tutor needs before students can be suggested, in the order it is asked for. */
export const TUTOR_PROFILE_GAPS = ["INTRODUCTION", "STYLES", "SUBJECTS", "PERIODS"] as const;
export type TutorProfileGap = (typeof TUTOR_PROFILE_GAPS)[number];

/** What is missing in a tutor's profile; empty when everything is there. */
export function tutorProfileGaps(
  tutor: Pick<Tutor, "styles" | "subjects" | "weeklyAvailablePeriods"> & { readonly introduction: string },
): TutorProfileGap[] {
  const missing: Readonly<Record<TutorProfileGap, boolean>> = {
    INTRODUCTION: introductionProblem(tutor.introduction) !== null,
    STYLES: tutorStylesProblem(tutor.styles) !== null,
    SUBJECTS: TUTOR_SUBJECT_LISTS.every((list) => tutor.subjects[list].length === 0),
    PERIODS: WEEKDAYS.every((weekday) => tutor.weeklyAvailablePeriods[weekday].length === 0),
  };
  return TUTOR_PROFILE_GAPS.filter((gap) => missing[gap]);
}
