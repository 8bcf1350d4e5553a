import { REFERRAL_STATUSES, TEXT_LENGTHS } from "@pkg/domain";
import { z } from "zod";
import { instant } from "../../../lib/requests/field-schemas.ts";

export const referralParams = z.object({ code: z.string().max(TEXT_LENGTHS.benefitCode.max) });

/** What a code is worth to a friend; nothing says whose it is. */
export const referralOffer = z
  .object({ code: z.string(), discountCost: z.number().int().describe("Won") })
  .meta({ id: "ReferralOffer" });

/** The signed-in buyer's code and what came of it. */
export const ownReferral = z
  .object({
    code: z.string(),
    /** Friends who paid with it, the newest first. */
    invitations: z.array(
      z.object({
        id: z.string(),
        /** "김**": enough to recognise whom one has told. */
        friend: z.string(),
        status: z.enum(REFERRAL_STATUSES),
        paidAt: instant,
        /** From when on the credit is given. */
        dueAt: instant,
      }),
    ),
    /** The coupons that they brought, the newest first. */
    credits: z.array(
      z.object({
        couponId: z.string(),
        amount: z.number().int().describe("Won"),
        endAt: instant,
        isUsed: z.boolean(),
      }),
    ),
  })
  .meta({ id: "OwnReferral" });

export type OwnReferralWire = z.infer<typeof ownReferral>;
