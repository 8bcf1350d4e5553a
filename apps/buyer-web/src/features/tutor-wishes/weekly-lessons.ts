import { subjectName } from "@pkg/domain";
import type { ApplicantWire } from "./queries";

/** "수학 중2-2 60분 주 2회 + 영어 독해 60분 한 번": what one set of wishes is for. */
export function weeklyLessons(courses: ApplicantWire["courses"]): string {
  return courses
    .map(({ minutes, lessonsPerWeek, isTrial, ...subject }) => {
      return `${subjectName(subject)} ${minutes}분 ${isTrial ? "한 번" : `주 ${lessonsPerWeek}회`}`;
    })
    .join(" + ");
}
