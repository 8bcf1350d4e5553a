import { z } from "zod";
import { instant, phoneNumber, uuid } from "../../lib/requests/field-schemas.ts";

export const phoneVerificationRequest = z.object({ phoneNumber }).meta({ id: "PhoneVerificationRequest" });

/** A code that was sent. It holds for three minutes; a new one can be asked for from `resendAt` on. */
export const phoneVerification = z
  .object({
    id: z.string(),
    phoneNumber: z.string(),
    expiresAt: instant,
    resendAt: instant,
    sendsLeft: z.number().int(),
  })
  .meta({ id: "PhoneVerification" });

export const phoneVerificationParams = z.object({ id: uuid });
export const phoneCode = z
  .object({ code: z.string().regex(/^\d{6}$/, "숫자 6자리를 적어 주세요.") })
  .meta({ id: "PhoneCode" });

export type PhoneVerificationWire = z.infer<typeof phoneVerification>;
