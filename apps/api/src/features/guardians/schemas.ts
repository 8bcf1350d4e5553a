import { z } from "zod";
import { instant, personName, phoneNumber, uuid } from "../../lib/field-schemas.ts";

/** The parent or guardian of a student account; the phone was confirmed with a code. */
export const guardian = z
  .object({ name: z.string(), phoneNumber: z.string(), updatedAt: instant })
  .meta({ id: "Guardian" });

export const guardianRead = z.object({ guardian: guardian.nullable() });

export const guardianPhoneRequest = z.object({ phoneNumber }).meta({ id: "GuardianPhoneRequest" });

/** A code that went to the guardian. It holds for three minutes. */
export const guardianVerification = z
  .object({
    id: z.string(),
    phoneNumber: z.string(),
    expiresAt: instant,
    resendAt: instant,
    sendsLeft: z.number().int(),
  })
  .meta({ id: "GuardianVerification" });

const code = z.string().regex(/^\d{6}$/, "숫자 6자리를 적어 주세요.");

export const newGuardian = z.object({ name: personName, verificationId: uuid, code }).meta({ id: "NewGuardian" });

/** The name alone, or with another phone; that one needs its code. */
export const guardianChange = newGuardian.partial().meta({ id: "GuardianChange" });

export type GuardianWire = z.infer<typeof guardian>;
export type GuardianVerificationWire = z.infer<typeof guardianVerification>;
export type NewGuardian = z.infer<typeof newGuardian>;
export type GuardianChange = z.infer<typeof guardianChange>;
