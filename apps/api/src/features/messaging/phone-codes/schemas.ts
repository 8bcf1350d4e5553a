import { z } from "zod";
import { instant } from "../../../lib/requests/field-schemas.ts";

/** A code that was sent, in an answer; another one can be asked for from `resendAt` on. */
export const sentCode = z.object({
  id: z.string(),
  phoneNumber: z.string(),
  expiresAt: instant,
  resendAt: instant,
  sendsLeft: z.number().int(),
});

export type SentCode = z.infer<typeof sentCode>;
