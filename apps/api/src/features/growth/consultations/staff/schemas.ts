import {
  CALL_OUTCOMES,
  CALL_RECORDS,
  CONSULTATION_OFFER_STATES,
  MAX_COURSES_PER_ORDER,
  STUDY_GOALS,
  TEXT_LENGTHS,
  TUTOR_GENDERS,
  TUTOR_STYLES,
} from "@pkg/domain";
import { weeklyPeriodsSchema } from "@pkg/domain/schemas";
import { z } from "zod";
import {
  instant,
  line,
  lines,
  shownLines,
  staffReason,
  weeklyAvailablePeriods,
} from "../../../../lib/requests/field-schemas.ts";
import { pageOf, sortQuery } from "../../../../lib/requests/sorted-page.ts";
import { levelTestSummary } from "../../../tests/level-tests/schemas.ts";
import { callSlot, consultation, namedCourse, offeredCourse } from "../schemas.ts";

/** CALLS: a call is promised, late ones among them; OFFERS: an offer is awaited or was sent. */
export const CONSULTATION_SHOWS = ["CALLS", "LATE", "OFFERS", "PAID", "ALL"] as const;
/** Why an offer is taken back. */
export const offerRevocation = z.object({ reason: staffReason }).meta({ id: "OfferRevocation" });

export type ConsultationShow = (typeof CONSULTATION_SHOWS)[number];
export const CONSULTATION_SORTS = ["promisedUntil", "createdAt"] as const;

export const consultationQuery = z.object({
  show: z.enum(CONSULTATION_SHOWS).default("CALLS"),
  /** A whole phone number or its last four digits. */
  phone: z
    .string()
    .transform((text) => text.replace(/[\s.-]/g, ""))
    .pipe(z.string().regex(/^(\d{4}|\d{9,11})$/, "전화번호나 끝 4자리를 적어 주세요."))
    .optional(),
  ...sortQuery(CONSULTATION_SORTS, "asc"),
});

/** Null for a phone without an account. */
const buyer = z.object({ id: z.string(), name: z.string().nullable() }).nullable();

/** A consultation as staff lists it. */
const listedConsultation = consultation
  .pick({
    id: true,
    status: true,
    callerName: true,
    grade: true,
    studyPurposes: true,
    promise: true,
  })
  .extend({
    phoneEnd: z.string(),
    buyer,
    /** The promised half-day is over, and nobody has called. */
    isLate: z.boolean(),
    /** Of the newest offer; null without one. */
    offerState: z.enum(CONSULTATION_OFFER_STATES).nullable(),
    createdAt: instant,
  })
  .meta({ id: "ListedConsultation" });

export const consultationPage = pageOf(listedConsultation).meta({ id: "ConsultationPage" });

/** A call that staff made: what came of it, and what colleagues have to know. */
export const newCall = z
  .object({
    outcome: z.enum(CALL_OUTCOMES, "어떻게 됐는지 골라 주세요."),
    note: lines(TEXT_LENGTHS.callNote.max).min(TEXT_LENGTHS.callNote.min, "이야기한 내용을 적어 주세요."),
    /** With LATER: the half-day of the next call, of those that `callSlots` offers. */
    slot: callSlot.optional(),
  })
  .refine(({ outcome, slot }) => (outcome === "LATER") === (slot !== undefined), {
    message: "다시 전화할 때를 골라 주세요.",
    path: ["slot"],
  })
  .meta({ id: "NewConsultationCall" });

/** What an offer wishes of the tutor. */
const offerWishes = z.object({
  weeklyAvailablePeriods,
  studyPurposes: z.array(z.enum(STUDY_GOALS)).max(STUDY_GOALS.length),
  tutorGenders: z.array(z.enum(TUTOR_GENDERS)).max(1, "하나를 고르거나 비워 주세요."),
  likedTutorStyles: z.array(z.enum(TUTOR_STYLES)).max(TUTOR_STYLES.length),
  dislikedTutorStyles: z.array(z.enum(TUTOR_STYLES)).max(TUTOR_STYLES.length),
  tutorMemo: shownLines(TEXT_LENGTHS.tutorMemo.max),
});

export const newOffer = z
  .object({
    courses: z
      .array(offeredCourse)
      .min(1, "수업을 하나 이상 담아 주세요.")
      .max(MAX_COURSES_PER_ORDER, `수업은 ${MAX_COURSES_PER_ORDER}개까지 담을 수 있어요.`),
    wishes: offerWishes,
    /** The code of a coupon. */
    couponCode: line(TEXT_LENGTHS.benefitCode.max).optional(),
    /** Why no call comes first, while one is promised. */
    callWaiver: staffReason.optional(),
  })
  .refine(({ wishes }) => !wishes.likedTutorStyles.some((style) => wishes.dislikedTutorStyles.includes(style)), {
    message: "좋아하는 성향과 피하고 싶은 성향은 서로 달라야 해요.",
    path: ["wishes", "dislikedTutorStyles"],
  })
  .meta({ id: "NewConsultationOffer" });

const offer = z
  .object({
    id: z.string(),
    state: z.enum(CONSULTATION_OFFER_STATES),
    courses: z.array(namedCourse),
    /** What the courses cost together at today's prices, in won, before a coupon. */
    amount: z.number().int(),
    couponName: z.string().nullable(),
    expiresAt: instant,
    createdAt: instant,
    /** The order that pays it. */
    merchantUid: z.string().nullable(),
    staffName: z.string().nullable(),
  })
  .meta({ id: "ConsultationOffer" });

/** A consultation with all that staff decides by. */
export const consultationDetail = consultation
  .omit({ offer: true })
  .extend({
    subjectLabels: z.array(z.string()),
    buyer,
    isLate: z.boolean(),
    createdAt: instant,
    weeklyAvailablePeriods: weeklyPeriodsSchema.nullable(),
    /** What the family asked to talk about. */
    levelTest: levelTestSummary.nullable(),
    /** The newest first. */
    calls: z.array(
      z.object({
        id: z.string(),
        outcome: z.enum(CALL_RECORDS),
        note: z.string(),
        staffName: z.string().nullable(),
        createdAt: instant,
      }),
    ),
    /** The newest first. */
    offers: z.array(offer),
  })
  .meta({ id: "ConsultationDetail" });

export type ConsultationQuery = z.infer<typeof consultationQuery>;
export type ListedConsultationWire = z.infer<typeof listedConsultation>;
export type ConsultationDetailWire = z.infer<typeof consultationDetail>;
export type NewCall = z.infer<typeof newCall>;
export type NewOffer = z.infer<typeof newOffer>;
