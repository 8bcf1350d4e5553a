import { z } from "zod";
import { phoneCode, phoneNumber, uuid } from "../../../lib/requests/field-schemas.ts";
import { sentCode } from "../../messaging/phone-codes/schemas.ts";

export const phoneVerificationRequest = z.object({ phoneNumber }).meta({ id: "PhoneVerificationRequest" });

export const ownPhoneVerificationRequest = phoneVerificationRequest
  .extend({
    /** Sends the code although another account has verified the number, where 42003 says `canClaim`. */
    claim: z.boolean().optional(),
  })
  .meta({ id: "OwnPhoneVerificationRequest" });

/** A code that was sent. It holds for three minutes; a new one can be asked for from `resendAt` on. */
export const phoneVerification = sentCode.meta({ id: "PhoneVerification" });

export const phoneVerificationParams = z.object({ id: uuid });
export const phoneCodeBody = z.object({ code: phoneCode }).meta({ id: "PhoneCode" });

export type PhoneVerificationWire = z.infer<typeof phoneVerification>;
