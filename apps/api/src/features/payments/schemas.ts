import { STORED_PAYMENT_TYPES } from "@pkg/domain";
import { z } from "zod";
import { uuid } from "../../lib/field-schemas.ts";

/** A stored way to pay (spec §3). The number is masked, the expiry is MM/YY. */
export const paymentMethod = z
  .object({
    id: z.string(),
    paymentType: z.enum(STORED_PAYMENT_TYPES),
    cardName: z.string(),
    cardNumber: z.string(),
    cardExpiry: z.string().nullable(),
    isDefault: z.boolean(),
    /** The renewals that are charged with it; while there are any it can only be replaced. */
    usedBy: z.array(
      z.object({ id: z.string(), productName: z.string(), studentName: z.string(), nextDate: z.string() }),
    ),
  })
  .meta({ id: "PaymentMethod" });

export const paymentMethodList = z.object({ payments: z.array(paymentMethod) });

/** A typed-in card. It goes to the payment provider, which charges nothing, and is neither stored nor logged. */
const cardKeyIn = z
  .object({
    cardNumber: z.string().regex(/^\d{14,16}$/, "카드 번호를 확인해 주세요."),
    cardExpiry: z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, "유효기간을 확인해 주세요."),
    birthdayOrCompanyNumber: z.string().regex(/^(\d{6}|\d{10})$/, "생년월일 6자리나 사업자번호 10자리를 적어 주세요."),
    cardPassword: z.string().regex(/^\d{2}$/, "비밀번호 앞 2자리를 적어 주세요."),
  })
  .meta({ id: "CardKeyIn" });

/** The renewals of removed methods go to the card that is added, or to `replacementId`; without either a used one stays. */
export const paymentMethodsChange = z
  .object({
    cardInformation: cardKeyIn.optional(),
    defaultId: uuid.optional(),
    removedIds: z.array(uuid).max(50).optional(),
    replacementId: uuid.optional(),
  })
  .meta({ id: "PaymentMethodsChange" });

export type PaymentMethodWire = z.infer<typeof paymentMethod>;
export type CardKeyIn = z.infer<typeof cardKeyIn>;
export type PaymentMethodsChange = z.infer<typeof paymentMethodsChange>;
