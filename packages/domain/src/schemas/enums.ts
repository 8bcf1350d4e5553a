import { z } from "zod";
import { ADDITIONAL_LESSON_TYPES, BENEFIT_TYPES, DISCOUNT_SOURCES } from "../benefit/benefit.ts";
import { CONSENT_KEYS } from "../consent/consent.ts";
import { ENROLLMENT_ROUTES } from "../enrollment/enrollment-route.ts";
import { FUNNEL_STEPS } from "../enrollment/funnel-step.ts";
import { ERROR_SERVICES } from "../error/error-codes.ts";
import { EVENT_KINDS } from "../event/event-participation.ts";
import { ANSWER_RESULTS, EXAM_STATUSES } from "../exam/exam.ts";
import { MATCH_STATUSES } from "../match/match-status.ts";
import { TUTOR_PROPOSAL_STATUSES } from "../match/tutor-proposal-status.ts";
import { ORDER_STATUSES } from "../order/order-status.ts";
import { PAYMENT_METHODS, STORED_PAYMENT_TYPES } from "../payment/payment-method.ts";
import { PRODUCT_UNITS } from "../product/product.ts";
import { TABLET_TYPES } from "../product/tablet.ts";
import { TUTOR_RANKS } from "../product/tutor-rank.ts";
import { WEEKDAYS } from "../schedule/weekly-periods.ts";
import { CONFIDENCE_LEVELS } from "../subject/confidence-level.ts";
import { CURRICULUMS } from "../subject/curriculum.ts";
import { GRADE_BANDS } from "../subject/grade-band.ts";
import { AM_PM_OFFSETS } from "../time/to-24-hour.ts";
import { TUTOR_GENDERS, TUTOR_STYLES, TUTOR_TIERS } from "../tutor/tutor-types.ts";
import {
  ADMISSION_TYPES,
  MAJOR_GROUPS,
  MAJOR_TRACKS,
  UNIVERSITY_GROUPS,
  UNIVERSITY_TIERS,
} from "../tutor/university.ts";
import { STUDY_GOALS } from "../tutor-wishes/study-goal.ts";
import { TUTOR_PASS_TYPE_PHRASES, TUTOR_PASS_TYPES } from "../tutor-wishes/tutor-pass-type.ts";
import { GRADES } from "../user/grade.ts";
import { HIGH_SCHOOL_TYPES } from "../user/high-school-type.ts";
import { LOGIN_PROVIDERS } from "../user/login-provider.ts";
import { SCHOOL_LEVELS } from "../user/school-level.ts";
import { USER_TYPES } from "../user/user.ts";

export const gradeSchema = z.literal(GRADES);
export const amPmOffsetSchema = z.literal(AM_PM_OFFSETS);
export const schoolLevelSchema = z.enum(SCHOOL_LEVELS);
export const highSchoolTypeSchema = z.enum(HIGH_SCHOOL_TYPES);
export const userTypeSchema = z.enum(USER_TYPES);
export const loginProviderSchema = z.enum(LOGIN_PROVIDERS);
export const universityTierSchema = z.enum(UNIVERSITY_TIERS);
export const universityGroupSchema = z.enum(UNIVERSITY_GROUPS);
export const majorTrackSchema = z.enum(MAJOR_TRACKS);
export const majorGroupSchema = z.enum(MAJOR_GROUPS);
export const admissionTypeSchema = z.enum(ADMISSION_TYPES);
export const gradeBandSchema = z.enum(GRADE_BANDS);
export const confidenceLevelSchema = z.enum(CONFIDENCE_LEVELS);
export const curriculumSchema = z.enum(CURRICULUMS);
export const answerResultSchema = z.enum(ANSWER_RESULTS);
export const examStatusSchema = z.enum(EXAM_STATUSES);
export const paymentMethodSchema = z.enum(PAYMENT_METHODS);
export const storedPaymentTypeSchema = z.enum(STORED_PAYMENT_TYPES);
export const enrollmentRouteSchema = z.enum(ENROLLMENT_ROUTES);
export const funnelStepSchema = z.enum(FUNNEL_STEPS);
export const productUnitSchema = z.enum(PRODUCT_UNITS);
export const tabletTypeSchema = z.enum(TABLET_TYPES);
export const tutorRankSchema = z.enum(TUTOR_RANKS);
export const discountSourceSchema = z.enum(DISCOUNT_SOURCES);
export const benefitTypeSchema = z.enum(BENEFIT_TYPES);
export const additionalLessonTypeSchema = z.enum(ADDITIONAL_LESSON_TYPES);
export const tutorTierSchema = z.enum(TUTOR_TIERS);
export const tutorGenderSchema = z.enum(TUTOR_GENDERS);
export const tutorStyleSchema = z.enum(TUTOR_STYLES);
export const tutorPassTypeSchema = z.enum(TUTOR_PASS_TYPES);
export const tutorPassTypePhraseSchema = z.enum(TUTOR_PASS_TYPE_PHRASES);
export const studyGoalSchema = z.enum(STUDY_GOALS);
export const eventKindSchema = z.enum(EVENT_KINDS);
export const tutorProposalStatusSchema = z.enum(TUTOR_PROPOSAL_STATUSES);
export const matchStatusSchema = z.enum(MATCH_STATUSES);
export const orderStatusSchema = z.enum(ORDER_STATUSES);
export const consentKeySchema = z.enum(CONSENT_KEYS);
export const errorServiceSchema = z.enum(ERROR_SERVICES);
export const weekdaySchema = z.enum(WEEKDAYS);
