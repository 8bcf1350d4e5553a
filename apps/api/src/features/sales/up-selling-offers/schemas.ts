import { CONSENT_KEYS } from "@pkg/domain";
import { z } from "zod";
import { instant, staffReason, uuid } from "../../../lib/requests/field-schemas.ts";
import { product } from "../../catalogue/products/schemas.ts";

/** A class that an offer goes on with; amounts in won. */
const offeredClass = z
  .object({
    matchId: z.string(),
    /** A trial is named as `trialMatchId` by the course that goes on with it, another class as `matchId`. */
    isTrial: z.boolean(),
    studentId: z.string(),
    studentName: z.string(),
    subject: z.string(),
    subjectLabel: z.string(),
    subjectDetail: z.string(),
    subjectDetailLabel: z.string(),
    tutorId: z.number().int().nullable(),
    tutorName: z.string(),
    /** The weekly times that it keeps. */
    lessonTimes: z.string(),
    lessonsLeft: z.number().int(),
    /** Those of them that have their time: they stay where they are. */
    lessonsScheduled: z.number().int(),
    /** Its last day (YYYY-MM-DD, KST); null before its first lesson is arranged. */
    expiresOn: z.string().nullable(),
    /** Whether the student has a tablet of ours. */
    rentTablet: z.boolean(),
    /** What is left of it, taken off the price. */
    refundAmount: z.number().int(),
    /** What it can go on with. */
    products: z.array(product),
  })
  .meta({ id: "UpSellingClass" });

/** An offer to go on with classes under their tutors. */
export const upSellingOffer = z
  .object({
    token: z.string(),
    expiresAt: instant,
    /** What the account agreed to in the version that holds: it is not asked again. */
    givenConsents: z.array(z.enum(CONSENT_KEYS)),
    classes: z.array(offeredClass),
  })
  .meta({ id: "UpSellingOffer" });

export const offerOfClass = z.object({ offer: upSellingOffer.nullable() });

export const offerParams = z.object({ token: z.string().regex(/^[\w-]{1,60}$/, "링크를 확인해 주세요.") });

/** Staff's offer for classes of one buyer; every product that fits is allowed unless some are named. */
export const staffOffer = z
  .object({
    matchIds: z.array(uuid).min(1, "수업을 골라 주세요.").max(10),
    productIds: z.array(z.number().int().positive().max(2_147_483_647)).min(1).max(20).optional(),
    reason: staffReason,
  })
  .meta({ id: "StaffUpSellingOffer" });

/** What staff can offer with a class. */
export const classOffers = z
  .object({
    /** The one that holds. */
    offer: z
      .object({
        createdAt: instant,
        expiresAt: instant,
        /** Else it was made by itself. */
        isOfStaff: z.boolean(),
        productIds: z.array(z.number().int()),
      })
      .nullable(),
    /** Those of its buyer that can go on now, the class first; without it, it can't. */
    classes: z.array(offeredClass),
  })
  .meta({ id: "ClassOffers" });

export const madeOffer = z.object({ id: z.string(), expiresAt: instant }).meta({ id: "MadeUpSellingOffer" });

/** What moved between an order and another one, for staff: no money at the provider. Amounts in won. */
export const moneyTransfer = z
  .object({
    direction: z.enum(["IN", "OUT"]),
    /** Of the other order. */
    merchantUid: z.string(),
    amount: z.number().int(),
    /** What of it was refunded since by the payment that it came from. */
    returnedAmount: z.number().int(),
    /** Lessons. */
    movedCount: z.number().int(),
    /** False while the new order is being paid. */
    isDone: z.boolean(),
    doneAt: instant.nullable(),
  })
  .meta({ id: "MoneyTransfer" });

export type UpSellingOfferWire = z.infer<typeof upSellingOffer>;
export type ClassOffersWire = z.infer<typeof classOffers>;
export type StaffOfferBody = z.infer<typeof staffOffer>;
