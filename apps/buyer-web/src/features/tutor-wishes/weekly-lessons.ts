import type { ApplicantWire } from "./queries";

/** "수학 60분 주 2회 + 영어 60분 한 번": what one set of wishes is for. */
export function weeklyLessons(courses: ApplicantWire["courses"]): string {
  return courses
    .map(({ subjectLabel, minutes, lessonsPerWeek, isTrial }) => {
      return `${subjectLabel} ${minutes}분 ${isTrial ? "한 번" : `주 ${lessonsPerWeek}회`}`;
    })
    .join(" + ");
}
