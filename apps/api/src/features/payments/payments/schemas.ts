import { isStorable, STORED_PAYMENT_TYPES, WALLET_TYPES } from "@pkg/domain";
import { cardKeyInSchema } from "@pkg/domain/schemas";
import { z } from "zod";
import { line, uuid } from "../../../lib/requests/field-schemas.ts";

const STORED_WALLETS = WALLET_TYPES.filter(isStorable);

/** A stored way to pay. The number is masked, the expiry is MM/YY. */
export const paymentMethod = z
  .object({
    id: z.string(),
    paymentType: z.enum(STORED_PAYMENT_TYPES),
    cardName: z.string(),
    cardNumber: z.string(),
    cardExpiry: z.string().nullable(),
    isDefault: z.boolean(),
    /** Taken back at the provider, e.g. in the wallet's app: it pays nothing until it is registered again. */
    isDisconnected: z.boolean(),
    /** The renewals that are charged with it; while one goes on (is not paused) it can only be replaced. */
    usedBy: z.array(
      z.object({
        id: z.string(),
        productName: z.string(),
        studentName: z.string(),
        subjectLabel: z.string(),
        subjectDetailLabel: z.string(),
        /** YYYY-MM-DD. */
        nextDate: z.string(),
        /** Its charges were refused; nothing is charged until the buyer goes on. */
        isPaused: z.boolean(),
      }),
    ),
  })
  .meta({ id: "PaymentMethod" });

export const paymentMethodList = z.object({ payments: z.array(paymentMethod) });

/** A typed-in card. It goes to the payment provider, which charges nothing, and is neither stored nor logged. */
const cardKeyIn = cardKeyInSchema.meta({ id: "CardKeyIn" });

/** A wallet that can be kept, and the key that its window issued for an approval without a draft. */
const walletKeyIn = z
  .object({ paymentType: z.enum(STORED_WALLETS), billingKey: line(200) })
  .meta({ id: "WalletKeyIn" });

/**
 * The renewals of removed methods go to the method that is added, or to `replacementId`; without either a used one
 * stays.
 */
export const paymentMethodsChange = z
  .object({
    cardInformation: cardKeyIn.optional(),
    wallet: walletKeyIn.optional(),
    defaultId: uuid.optional(),
    removedIds: z.array(uuid).max(50).optional(),
    replacementId: uuid.optional(),
  })
  .refine(({ cardInformation, wallet }) => !cardInformation || !wallet, "한 번에 하나씩 등록해 주세요.")
  .meta({ id: "PaymentMethodsChange" });

export type PaymentMethodWire = z.infer<typeof paymentMethod>;
export type CardKeyIn = z.infer<typeof cardKeyIn>;
export type PaymentMethodsChange = z.infer<typeof paymentMethodsChange>;
