import { daysAfter } from "../time/duration.ts";
import type { Applicant } from "../tutor-wishes/applicant.ts";

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

/** States of an offer. Only a LIVE one can be paid; a newer offer takes the place of the one before, which is REVOKED then. */
export const CONSULTATION_OFFER_STATES = ["LIVE", "EXPIRED", "REVOKED", "USED"] as const;
export type ConsultationOfferState = (typeof CONSULTATION_OFFER_STATES)[number];

/** Korean labels of the states, for staff. */
export const CONSULTATION_OFFER_STATE_LABELS: Readonly<Record<ConsultationOfferState, string>> = {
  LIVE: "결제할 수 있어요",
  EXPIRED: "기한이 지났어요",
  REVOKED: "거뒀어요",
  USED: "결제했어요",
};

/** The state of an offer at an instant. One that an order pays or has paid is used, whatever happened to it since. */
export function consultationOfferState(
  offer: { readonly expiresAt: Date; readonly revokedAt: Date | null; readonly isUsed: boolean },
  now: Date,
): ConsultationOfferState {
  if (offer.isUsed) return "USED";
  if (offer.revokedAt) return "REVOKED";
  return offer.expiresAt <= now ? "EXPIRED" : "LIVE";
}
