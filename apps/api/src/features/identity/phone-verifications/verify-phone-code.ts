import type { Ctx } from "../../../deps.ts";
import { isUniqueViolation } from "../../../lib/errors/database-error.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { checkCode } from "../../messaging/phone-codes/check-code.ts";
import { getUser } from "../users/get-user.ts";
import type { UserWire } from "../users/schemas.ts";
import { markVerified, phoneCodes } from "./repository.ts";
import { tellOfNewPhone } from "./tell-of-new-phone.ts";

export interface PhoneCodeTry {
  id: string;
  code: string;
}

/**
 * Takes a code: the number becomes the account's verified one. In the place of another one, the change is told.
 * @throws ApiError 404 for a missing or foreign verification; 410 and 429 as `checkCode`; 400 class 10001 with `triesLeft` for
 *   a wrong code; 409 class 42003 when another account was faster.
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
  try {
    return await ctx.db.transaction(async (tx) => {
      const before = await markVerified(tx, userId, id, verification.phoneNumber);
      if (before !== null && before !== verification.phoneNumber) await tellOfNewPhone(ctx, tx, { id, before });
      return getUser(tx, userId);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw refuse.phoneNumberTaken();
    throw error;
  }
}
