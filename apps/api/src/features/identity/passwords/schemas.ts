import { z } from "zod";
import { instant } from "../../../lib/requests/field-schemas.ts";
import { socialProvider } from "../login-providers/schemas.ts";
import { email, newPassword } from "../sessions/schemas.ts";

export const passwordResetRequest = z
  .object({
    email,
    /** A whole address on one of our own origins, to go on to after the log-in; anything else leads home. */
    next: z.string().max(2000).optional(),
    source: z.literal("tutor").optional(),
  })
  .meta({ id: "PasswordResetRequest" });

/** The part of the mailed link behind `#token=`. */
const token = z.string().min(1).max(200);
export const resetLink = z.object({ token }).meta({ id: "PasswordResetLink" });

export const passwordReset = z.object({ token, newPassword }).meta({ id: "PasswordReset" });

export const passwordChange = z
  .object({
    /** Left out by somebody who has no password yet. */
    currentPassword: z.string().min(1, "현재 비밀번호를 적어 주세요.").max(128).optional(),
    newPassword,
  })
  .meta({ id: "PasswordChange" });

export const resetWayCut = z.object({ token, provider: socialProvider }).meta({ id: "ResetWayCut" });

/** What opens an account besides its new password; `canCut` for what is young. */
export const resetWays = z
  .object({
    ways: z.array(
      z.object({ provider: socialProvider, email: z.string().nullable(), linkedAt: instant, canCut: z.boolean() }),
    ),
  })
  .meta({ id: "ResetWays" });

/** The same for every address, whether or not somebody has it. */
export const passwordDone = z.object({ success: z.literal(true) }).meta({ id: "PasswordDone" });

export type PasswordResetRequest = z.infer<typeof passwordResetRequest>;
export type PasswordChange = z.infer<typeof passwordChange>;
export type PasswordReset = z.infer<typeof passwordReset>;
export type ResetWays = z.infer<typeof resetWays>;
export type PasswordDone = z.infer<typeof passwordDone>;
