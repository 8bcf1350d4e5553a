import { CONSULTATION_OFFER_STATES, CONSULTATION_STATUSES, HALF_DAYS, STUDY_GOALS, TUTOR_STYLES } from "@pkg/domain";
import { courseSchema, weeklyPeriodsSchema } from "@pkg/domain/schemas";
import { z } from "zod";
import {
  day,
  grade,
  instant,
  personName,
  phoneCode,
  subjectKey,
  uuid,
  weeklyAvailablePeriods,
} from "../../../lib/requests/field-schemas.ts";
import { featuredTutor } from "../../tutors/tutors/schemas.ts";

export const callSlot = z.object({ date: day, halfDay: z.enum(HALF_DAYS) }).meta({ id: "CallSlot" });

const asked = {
  /** What the desk calls the person on the phone. */
  callerName: personName,
  grade,
  /** Keys of the subjects to talk about; none when the family is not sure. */
  subjects: z
    .array(subjectKey)
    .max(10)
    .overwrite((keys) => [...new Set(keys)]),
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

/** The offer came instead of a promised call. */
const withoutCall = z.boolean();

export const consultation = z
  .object({
    id: z.string(),
    status: z.enum(CONSULTATION_STATUSES),
    phoneNumber: z.string(),
    /** Null when it was not asked yet. */
    callerName: z.string().nullable(),
    grade,
    subjects: z.array(z.string()),
    studyPurposes: z.array(z.enum(STUDY_GOALS)),
    slots: z.array(callSlot),
    /** The half-day on which somebody calls. */
    promise: callSlot,
    likedTutorStyles: z.array(z.enum(TUTOR_STYLES)),
    /** Null while nothing was said of times. */
    weeklyAvailablePeriods: weeklyPeriodsSchema.nullable(),
    /** The newest offer that staff made; null without one. */
    offer: z.object({ state: z.enum(CONSULTATION_OFFER_STATES), expiresAt: instant, withoutCall }).nullable(),
  })
  .meta({ id: "Consultation" });

/** The consultation of an account or its verified phone that goes on; null without one. */
export const ownConsultation = z.object({ consultation: consultation.nullable() }).meta({ id: "OwnConsultation" });

export const newConsultation = consultation
  .extend({
    /** Opens the consultation without a log-in; null for who is logged in. */
    token: z.string().nullable(),
    /** What the same phone had asked for before, which this takes the place of. */
    replaced: z.object({ grade, promise: callSlot }).nullable(),
  })
  .meta({ id: "NewConsultation" });

export const consultationParams = z.object({ id: uuid });
export const consultationHeaders = z.object({
  "x-consultation-token": z
    .string()
    .max(100)
    .optional()
    .describe("The visitor's token of a request made without a log-in"),
});

export const offeredCourse = courseSchema.pick({ productId: true, subject: true, subjectDetail: true });
export const namedCourse = offeredCourse.extend({
  subjectLabel: z.string(),
  subjectDetailLabel: z.string(),
  productName: z.string(),
  /** Today's price, in won. */
  finalCost: z.number().int(),
  /** It is paid again after its months, until it is stopped. */
  periodic: z.boolean(),
  totalMonths: z.number().int(),
});

/** Who looks at an offer: who can pay it, or what they have to do first. */
const OFFER_ACCESSES = ["OWN", "LOGGED_OUT", "UNVERIFIED", "OTHER_PHONE"] as const;

/** What staff put together on the phone, for who opens its link. */
export const shownOffer = z
  .object({
    id: z.string(),
    consultationId: z.string(),
    state: z.enum(CONSULTATION_OFFER_STATES),
    access: z.enum(OFFER_ACCESSES),
    /** The state of the newer offer that it was taken back for; null without one. */
    replacedBy: z.enum(CONSULTATION_OFFER_STATES).nullable(),
    /** Of the consulted family, its middle hidden. */
    phoneNumber: z.string(),
    courses: z.array(namedCourse),
    /** What the courses cost together today, in won, before a coupon. */
    amount: z.number().int(),
    /** Only for who can pay it. */
    couponCode: z.string().nullable(),
    couponName: z.string().nullable(),
    expiresAt: instant,
    withoutCall,
    /** The order that pays it or the newer offer, for its buyer alone. */
    merchantUid: z.string().nullable(),
  })
  .meta({ id: "ShownConsultationOffer" });

/** Tutors who fit what was said, one for each of the main subjects. */
export const fittingTutors = z
  .object({ content: z.array(featuredTutor.extend({ reasons: z.array(z.string()) }).meta({ id: "FittingTutor" })) })
  .meta({ id: "FittingTutors" });

export type ConsultationRequest = z.infer<typeof consultationRequest>;
export type ConsultationChange = z.infer<typeof consultationChange>;
export type ConsultationWire = z.infer<typeof consultation>;
export type NewConsultationWire = z.infer<typeof newConsultation>;
export type OwnConsultationWire = z.infer<typeof ownConsultation>;
export type ShownOfferWire = z.infer<typeof shownOffer>;
export type FittingTutorsWire = z.infer<typeof fittingTutors>;
