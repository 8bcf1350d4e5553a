import { CONSULTATION_STATUSES, HALF_DAYS, STUDY_GOALS, TUTOR_STYLES } from "@pkg/domain";
import { courseSchema, weeklyPeriodsSchema } from "@pkg/domain/schemas";
import { z } from "zod";
import { day, grade, instant, phoneCode, uuid, weeklyAvailablePeriods } from "../../../lib/requests/field-schemas.ts";
import { featuredTutor } from "../../tutors/tutors/schemas.ts";

export const callSlot = z.object({ date: day, halfDay: z.enum(HALF_DAYS) }).meta({ id: "CallSlot" });

const asked = {
  grade,
  studyPurposes: z
    .array(z.enum(STUDY_GOALS))
    .min(1, "하나 이상 골라 주세요.")
    .max(STUDY_GOALS.length)
    .overwrite((goals) => [...new Set(goals)]),
  /** The half-days that suit, of those that `callSlots` offers; none when any does. */
  slots: z.array(callSlot).max(20),
};

/** A call that somebody asks for. The phone is the account's own, or the one that a code proves. */
export const consultationRequest = z
  .object({
    ...asked,
    /** A finished level test of a student of the account, which staff then sees; not without a log-in. */
    levelTestId: uuid.optional(),
    verification: z.object({ id: uuid, code: phoneCode }).optional(),
    /** Of somebody who proves a phone by a code; an account has agreed already. */
    privacyAgreed: z.boolean().optional(),
  })
  .refine(({ verification, privacyAgreed }) => verification === undefined || privacyAgreed === true, {
    message: "개인정보 수집에 동의해 주세요.",
    path: ["privacyAgreed"],
  })
  .meta({ id: "ConsultationRequest" });

export const consultationChange = z
  .object({
    ...asked,
    likedTutorStyles: z.array(z.enum(TUTOR_STYLES)).overwrite((styles) => [...new Set(styles)]),
    weeklyAvailablePeriods,
  })
  .partial()
  .meta({ id: "ConsultationChange" });

export const consultation = z
  .object({
    id: z.string(),
    status: z.enum(CONSULTATION_STATUSES),
    phoneNumber: z.string(),
    grade,
    studyPurposes: z.array(z.enum(STUDY_GOALS)),
    slots: z.array(callSlot),
    /** The half-day on which somebody calls. */
    promise: callSlot,
    likedTutorStyles: z.array(z.enum(TUTOR_STYLES)),
    /** Null while nothing was said of times. */
    weeklyAvailablePeriods: weeklyPeriodsSchema.nullable(),
  })
  .meta({ id: "Consultation" });

/** The token opens the consultation without a log-in; null for who is logged in. */
export const newConsultation = consultation.extend({ token: z.string().nullable() }).meta({ id: "NewConsultation" });

export const consultationParams = z.object({ id: uuid });
export const consultationHeaders = z.object({
  "x-consultation-token": z.string().max(100).optional().describe("Of whoever asked without a log-in"),
});

export const offerHeaders = z.object({ "x-consultation-token": z.string().max(100).describe("As the link has it") });

/** What staff put together on the phone, for the buyer who opens its link. */
export const openedOffer = z
  .object({
    id: z.string(),
    consultationId: z.string(),
    courses: z.array(courseSchema.pick({ productId: true, subject: true, subjectDetail: true })),
    couponCode: z.string().nullable(),
    expiresAt: instant,
  })
  .meta({ id: "OpenedConsultationOffer" });

/** Tutors who fit what was said, one for each of the main subjects. */
export const fittingTutors = z
  .object({ content: z.array(featuredTutor.extend({ reasons: z.array(z.string()) }).meta({ id: "FittingTutor" })) })
  .meta({ id: "FittingTutors" });

export type ConsultationRequest = z.infer<typeof consultationRequest>;
export type ConsultationChange = z.infer<typeof consultationChange>;
export type ConsultationWire = z.infer<typeof consultation>;
export type NewConsultationWire = z.infer<typeof newConsultation>;
export type OpenedOfferWire = z.infer<typeof openedOffer>;
export type FittingTutorsWire = z.infer<typeof fittingTutors>;
