import type { Course } from "../course/course.ts";
import type { OrderStatus } from "../order/order-status.ts";
import type { Product } from "../product/product.ts";
import { daysAfter } from "../time/duration.ts";
import type { Applicant } from "../tutor-wishes/applicant.ts";
import { type ConsultationStatus, isCallPromised } from "./consultation-status.ts";

/** The link of an offer opens it for so many days. */
export const CONSULTATION_OFFER_DAYS = 7;

/** The instant at which the link of an offer that is made now opens nothing any more. */
export function consultationOfferExpiry(now: Date): Date {
  return daysAfter(now, CONSULTATION_OFFER_DAYS);
}

/** What an offer wishes of the tutor: what was said on the phone. */
export const CONSULTATION_WISHES = [
  "weeklyAvailablePeriods",
  "studyPurposes",
  "tutorGenders",
  "likedTutorStyles",
  "dislikedTutorStyles",
  "tutorMemo",
] as const satisfies readonly (keyof Applicant)[];
export type ConsultationWishes = Pick<Applicant, (typeof CONSULTATION_WISHES)[number]>;

/**
 * States of an offer. Only a LIVE one can be paid; a newer offer takes the place of the one before, which is REVOKED
 * then. USED: an order pays it or has paid it; REFUNDED: all of that order was given back.
 */
export const CONSULTATION_OFFER_STATES = ["LIVE", "EXPIRED", "REVOKED", "USED", "REFUNDED"] as const;
export type ConsultationOfferState = (typeof CONSULTATION_OFFER_STATES)[number];

/** Korean labels of the states, for staff. */
export const CONSULTATION_OFFER_STATE_LABELS: Readonly<Record<ConsultationOfferState, string>> = {
  LIVE: "결제할 수 있어요",
  EXPIRED: "기한이 지났어요",
  REVOKED: "취소된 제안이에요",
  USED: "결제했어요",
  REFUNDED: "모두 환불했어요",
};

/**
 * The state of an offer at an instant. An order that pays it or has paid it counts first.
 * @param offer.orderStatus of that order; null without one
 */
export function consultationOfferState(
  offer: { readonly expiresAt: Date; readonly revokedAt: Date | null; readonly orderStatus: OrderStatus | null },
  now: Date,
): ConsultationOfferState {
  if (offer.orderStatus === "REFUNDED") return "REFUNDED";
  if (offer.orderStatus !== null) return "USED";
  if (offer.revokedAt) return "REVOKED";
  return offer.expiresAt <= now ? "EXPIRED" : "LIVE";
}

/**
 * Tells whether an offer says what the family wants now: it can be paid, and no call was asked for since.
 * @param state of the newest offer; null without one
 */
export function isOfferCurrent(status: ConsultationStatus, state: ConsultationOfferState | null): boolean {
  return state === "LIVE" && !isCallPromised(status);
}

/** A bundle or a lent tablet brings a course another product; these stay. */
const OFFERED_TERMS = [
  "minutes",
  "totalWeeks",
  "totalCounts",
  "totalMonths",
  "tutorRank",
  "schoolLevel",
] as const satisfies readonly (keyof Product)[];

type OfferedCourse = Pick<Course, "subject" | "subjectDetail"> & {
  readonly product: Pick<Product, (typeof OFFERED_TERMS)[number]>;
};

/** Tells whether courses hold all of an offer's own: the same lessons for the same time. Others may come with them. */
export function holdsOffer(courses: readonly OfferedCourse[], offered: readonly OfferedCourse[]): boolean {
  return offered.every((own) =>
    courses.some(
      ({ subject, subjectDetail, product }) =>
        subject === own.subject &&
        subjectDetail === own.subjectDetail &&
        OFFERED_TERMS.every((key) => product[key] === own.product[key]),
    ),
  );
}
