import { z } from "zod";
import { instant } from "../../../lib/requests/field-schemas.ts";
import { passwordResetRequest } from "../passwords/schemas.ts";

/** An address that is to sign up, and where its visitor goes on to. */
export const emailVerificationRequest = passwordResetRequest.meta({ id: "EmailVerificationRequest" });

const sealed = z.string().min(1).max(2000);

/** The same for every address, with and without an account. */
export const emailVerification = z
  .object({ ticket: sealed, expiresAt: instant, resendAt: instant, sendsLeft: z.number().int() })
  .meta({ id: "EmailVerification" });

export const emailCode = z
  .object({ ticket: sealed, code: z.string().regex(/^\d{6}$/, "숫자 6자리를 적어 주세요.") })
  .meta({ id: "EmailCode" });

export const emailProof = z.object({ proof: sealed }).meta({ id: "EmailProof" });

export type EmailVerificationRequest = z.infer<typeof emailVerificationRequest>;
export type EmailVerification = z.infer<typeof emailVerification>;
export type EmailCode = z.infer<typeof emailCode>;
export type EmailProof = z.infer<typeof emailProof>;
