import { z } from "zod";
import { email, newPassword } from "../sessions/schemas.ts";

export const passwordResetRequest = z.object({ email }).meta({ id: "PasswordResetRequest" });

export const passwordReset = z
  .object({
    /** The part of the mailed link behind `#token=`. */
    token: z.string().min(1).max(200),
    newPassword,
  })
  .meta({ id: "PasswordReset" });

export const passwordChange = z
  .object({
    /** Left out by somebody who has no password yet. */
    currentPassword: z.string().min(1, "현재 비밀번호를 적어 주세요.").max(128).optional(),
    newPassword,
  })
  .meta({ id: "PasswordChange" });

/** The same for every address, whether or not somebody has it. */
export const passwordDone = z.object({ success: z.literal(true) }).meta({ id: "PasswordDone" });

export type PasswordChange = z.infer<typeof passwordChange>;
export type PasswordReset = z.infer<typeof passwordReset>;
export type PasswordDone = z.infer<typeof passwordDone>;
