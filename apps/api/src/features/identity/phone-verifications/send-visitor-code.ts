import type { Ctx } from "../../../deps.ts";
import type { PhoneSend } from "../../messaging/phone-codes/count-send.ts";
import { type CodeKind, sendCode } from "../../messaging/phone-codes/send-code.ts";
import { phoneCodes } from "./repository.ts";
import type { PhoneVerificationWire } from "./schemas.ts";
import { describeCode } from "./send-phone-code.ts";

const VISITORS_PHONE: CodeKind<null> = {
  ...phoneCodes,
  name: "sms.phone-code",
  describe: (code, { buyerOrigin }) => describeCode(code, buyerOrigin),
};

/**
 * Sends a code to the phone of somebody who needs no account for what they ask. The number may be an account's.
 * @throws ApiError as `sendCode`
 */
export async function sendVisitorCode(
  ctx: Ctx,
  request: Omit<PhoneSend<null>, "userId">,
): Promise<PhoneVerificationWire> {
  return sendCode(ctx, VISITORS_PHONE, { ...request, userId: null });
}
