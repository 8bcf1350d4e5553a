import { lockPhone } from "../../../db/phone-codes.ts";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { checkCode } from "../../messaging/phone-codes/check-code.ts";
import { getUser } from "../users/get-user.ts";
import type { UserWire } from "../users/schemas.ts";
import { claimNumber } from "./claim-number.ts";
import { markVerified, phoneCodes } from "./repository.ts";
import { tellOfNewPhone } from "./tell-of-new-phone.ts";

export interface PhoneCodeTry {
  id: string;
  code: string;
}

/**
 * Takes a code: the number becomes the account's verified one, also in the place of another account's. In the
 * place of an own one, the change is told.
 * @throws ApiError 404 for a missing or foreign verification; 410 and 429 as `checkCode`; 400 class 10001 with `triesLeft` for
 *   a wrong code; 409 as `claimNumber`.
 */
export async function verifyPhoneCode(ctx: Ctx<"account">, { id, code }: PhoneCodeTry): Promise<UserWire> {
  const { userId } = ctx.actor;
  const verification = await phoneCodes.findOwnVerification(ctx.db, userId, id);
  if (!verification) throw refuse.notFound();
  const check = await checkCode(ctx, phoneCodes, verification, code);
  if (!check.isRight) {
    const { message, triesLeft } = check;
    throw refuse.invalidInput({ fields: [{ path: "code", message }], triesLeft });
  }
  const { phoneNumber } = verification;
  return ctx.db.transaction(async (tx) => {
    await lockPhone(tx, phoneNumber);
    await claimNumber(ctx, tx, { id, phoneNumber });
    const before = await markVerified(tx, userId, id, phoneNumber);
    if (before !== null && before !== phoneNumber) await tellOfNewPhone(ctx, tx, { id, before });
    return getUser(tx, userId);
  });
}
