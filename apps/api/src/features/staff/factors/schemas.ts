import { z } from "zod";

/** Where the second factor of the signed-in staff member stands. */
export const staffFactor = z
  .object({
    /** An authenticator app was confirmed. */
    isSetUp: z.boolean(),
    /** This session has shown a code. */
    isPassed: z.boolean(),
    /** Staff's pages stay closed until a code was shown. */
    isRequired: z.boolean(),
    recoveryCodesLeft: z.number().int(),
  })
  .meta({ id: "StaffFactor" });

/** A new secret for an authenticator app; it counts once a code was confirmed. */
export const staffFactorSecret = z
  .object({
    /** Base32, to type in. */
    secret: z.string(),
    /** `otpauth://`, for a phone on which the app is installed. */
    uri: z.string(),
    /** The same as a QR code: rows of 0 and 1. */
    qr: z.array(z.string()),
  })
  .meta({ id: "StaffFactorSecret" });

/** Six digits of the app, or a recovery code. */
export const staffFactorCode = z
  .object({ code: z.string().trim().min(6, "코드를 모두 적어 주세요.").max(20, "코드를 다시 확인해 주세요.") })
  .meta({ id: "StaffFactorCode" });

/** Shown once: only their hashes are kept. */
export const staffRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) }).meta({ id: "StaffRecoveryCodes" });

export type StaffFactorWire = z.infer<typeof staffFactor>;
export type StaffFactorSecretWire = z.infer<typeof staffFactorSecret>;
