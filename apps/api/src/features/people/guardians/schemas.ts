import { z } from "zod";
import { instant, personName, phoneCode, phoneNumber, uuid } from "../../../lib/requests/field-schemas.ts";
import { sentCode } from "../../messaging/phone-codes/schemas.ts";

/** The parent or guardian of a student account; the phone was confirmed with a code. */
export const guardian = z
  .object({ name: z.string(), phoneNumber: z.string(), updatedAt: instant })
  .meta({ id: "Guardian" });

export const guardianRead = z.object({ guardian: guardian.nullable() });

export const guardianPhoneRequest = z.object({ phoneNumber }).meta({ id: "GuardianPhoneRequest" });

/** A code that went to the guardian. It holds for three minutes. */
export const guardianVerification = sentCode.meta({ id: "GuardianVerification" });

const guardianProof = z.object({ name: personName, verificationId: uuid, code: phoneCode });

/** The consent is the guardian's own; needed for a student under 14. */
export const newGuardian = guardianProof
  .extend({ guardianConsent: z.boolean().optional() })
  .meta({ id: "NewGuardian" });

export const guardianVerificationParams = z.object({ id: uuid });
export const guardianCode = z.object({ code: phoneCode }).meta({ id: "GuardianCode" });

/** A guardian's phone that confirmed its code; a registration within a day names it by `id`. */
export const verifiedGuardianPhone = z
  .object({ id: z.string(), phoneNumber: z.string() })
  .meta({ id: "VerifiedGuardianPhone" });

/** The guardian at sign-up: the phone's code was confirmed before. */
export const registeringGuardian = z
  .object({ name: personName, verificationId: uuid })
  .meta({ id: "RegisteringGuardian" });

/** The name alone, or with another phone; that one needs its code. */
export const guardianChange = guardianProof.partial().meta({ id: "GuardianChange" });

export type GuardianWire = z.infer<typeof guardian>;
export type GuardianVerificationWire = z.infer<typeof guardianVerification>;
export type RegisteringGuardian = z.infer<typeof registeringGuardian>;
export type NewGuardian = z.infer<typeof newGuardian>;
export type GuardianChange = z.infer<typeof guardianChange>;
