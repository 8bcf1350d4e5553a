import { Secret as OtpSecret } from "otpauth";
import { encode } from "uqr";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { seal } from "../../../secrets/sealed-text.ts";
import { Secret } from "../../../secrets/secret.ts";
import { SEAL_PURPOSE, totpOf } from "./check-code.ts";
import { findStaffEmail, replaceUnconfirmed } from "./repository.ts";
import type { StaffFactorSecretWire } from "./schemas.ts";

/**
 * Makes a secret for an authenticator app of one of our staff.
 * @throws ApiError 403 account 10003 for anybody else; 409 class 50004 when an app is set up already
 */
export async function startSetUp({ db, config, actor: { userId } }: Ctx<"account">): Promise<StaffFactorSecretWire> {
  const person = await findStaffEmail(db, userId);
  if (!person || person.roles.length === 0) throw refuse.accountForbidden();
  const secret = new OtpSecret({ size: 20 }).base32;
  if (!(await replaceUnconfirmed(db, userId, seal(config.authSecret, SEAL_PURPOSE, new Secret(secret))))) {
    throw refuse.notNow("이미 인증 앱을 연결했어요.");
  }
  const uri = totpOf(secret, person.email).toString();
  const { data } = encode(uri);
  return { secret, uri, qr: data.map((row) => row.map((isDark) => (isDark ? "1" : "0")).join("")) };
}
