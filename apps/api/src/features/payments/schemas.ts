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
  })
  .meta({ id: "PaymentMethod" });

export const paymentMethodList = z.object({ payments: z.array(paymentMethod) });

export const paymentMethodsChange = z
  .object({ defaultId: uuid.optional(), removedIds: z.array(uuid).max(50).optional() })
  .meta({ id: "PaymentMethodsChange" });

export type PaymentMethodWire = z.infer<typeof paymentMethod>;
export type PaymentMethodsChange = z.infer<typeof paymentMethodsChange>;
