import {
  contactProblem,
  copyWeeklyPeriods,
  isCallPromised,
  NO_TIMES,
  TEXT_LENGTHS,
  type TutorGender,
  type TutorStyle,
  type WeeklyAvailablePeriods,
} from "@pkg/domain";
import { fieldErrors } from "@pkg/web/platform/api/api";
import type { ConsultationDetail, NewOffer } from "./consultation-queries";
import { coursesProblem, type OfferCourse } from "./offer-courses";

/** In the order of the fields on the page. */
export type OfferValues = {
  courses: OfferCourse[];
  couponCode: string;
  /** Why no call comes first; only while one is promised. */
  callWaiver: string;
  gender: "ANY" | TutorGender;
  likedTutorStyles: TutorStyle[];
  dislikedTutorStyles: TutorStyle[];
  weeklyAvailablePeriods: WeeklyAvailablePeriods;
  tutorMemo: string;
};

export const NEW_COURSE = { subject: "", subjectDetail: "", productId: "" } as const;

/** The form begins with what the family has said. */
export const valuesOf = (found: ConsultationDetail): OfferValues => ({
  courses: [{ key: 1, ...NEW_COURSE }],
  couponCode: "",
  callWaiver: "",
  gender: "ANY",
  likedTutorStyles: [...found.likedTutorStyles],
  dislikedTutorStyles: [],
  weeklyAvailablePeriods: found.weeklyAvailablePeriods ?? NO_TIMES,
  tutorMemo: "",
});

/** What is missing. A call that is promised has to be noted before, or waived with a reason. */
export const offerProblems = (
  { courses, tutorMemo, callWaiver }: OfferValues,
  { status }: Pick<ConsultationDetail, "status">,
) => ({
  courses: coursesProblem(courses),
  tutorMemo: contactProblem(tutorMemo),
  callWaiver:
    isCallPromised(status) && callWaiver.trim().length < TEXT_LENGTHS.staffReason.min
      ? "통화를 먼저 기록하거나, 전화 없이 보내는 이유를 적어 주세요."
      : null,
});

/** A refusal at its field: the courses are one. */
export function offerRefusal(error: unknown): Partial<Record<keyof OfferValues, string>> | null {
  const [first] = fieldErrors(error);
  if (!first) return null;
  const [field = "", index] = first.path.split(".");
  if (field === "courses" && index !== undefined) return { courses: `수업 ${Number(index) + 1}: ${first.message}` };
  if (field === "courses" || field === "couponCode" || field === "callWaiver") return { [field]: first.message };
  return null;
}

export function toOffer(values: OfferValues, { status, studyPurposes }: ConsultationDetail): NewOffer {
  const { courses, couponCode, callWaiver, gender, weeklyAvailablePeriods, tutorMemo } = values;
  return {
    courses: courses.map(({ subject, subjectDetail, productId }) => ({
      productId: Number(productId),
      subject,
      subjectDetail,
    })),
    wishes: {
      weeklyAvailablePeriods: copyWeeklyPeriods(weeklyAvailablePeriods),
      studyPurposes,
      tutorGenders: gender === "ANY" ? [] : [gender],
      likedTutorStyles: values.likedTutorStyles,
      dislikedTutorStyles: values.dislikedTutorStyles,
      tutorMemo: tutorMemo.trim(),
    },
    ...(isCallPromised(status) && { callWaiver: callWaiver.trim() }),
    ...(couponCode.trim() && { couponCode: couponCode.trim() }),
  };
}
