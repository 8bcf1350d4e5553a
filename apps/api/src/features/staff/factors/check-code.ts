import { createHmac } from "node:crypto";
import { Secret as OtpSecret, TOTP } from "otpauth";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { forgetUses, type RateLimit, requireUse } from "../../../lib/http/rate-limit.ts";
import { deriveKey } from "../../../secrets/derive-key.ts";
import { unseal } from "../../../secrets/sealed-text.ts";
import { findFactor, useRecoveryCode, useStep } from "./repository.ts";

export const SEAL_PURPOSE = "staff-factor";
const STEP_SECONDS = 30;
/** A clock may be off by one step. */
const WINDOW = 1;
const TRIES: RateLimit = { name: "staff-factor", max: 10, windowSeconds: 15 * 60 };

/** The codes of an authenticator app as RFC 6238 has them: SHA-1, six digits, 30 seconds, which every app knows. */
export const totpOf = (secret: string, label: string): TOTP =>
  new TOTP({ issuer: "나란 운영", label, secret: OtpSecret.fromBase32(secret), digits: 6, period: STEP_SECONDS });

/** A recovery code is long and random, so a keyed hash without salt keeps it. */
export const hashCode = (authSecret: string, code: string): string =>
  createHmac("sha256", deriveKey(authSecret, "staff-recovery"))
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ""))
    .digest("base64url");

/**
 * Uses up a code of the app, or a recovery code once the app is confirmed.
 * @throws ApiError 400 with the field for a code that is wrong or was used; 404 without an app; 429 account 20006 after ten tries
 * in a quarter of an hour
 */
export async function checkCode(ctx: Ctx<"account">, code: string): Promise<void> {
  const { userId } = ctx.actor;
  await requireUse(ctx, TRIES, userId);
  const factor = await findFactor(ctx.db, userId);
  if (!factor) throw refuse.notFound();
  const isRight = /^\d{6}$/.test(code.replace(/\s/g, ""))
    ? await isFreshCode(ctx, factor.sealedSecret, code.replace(/\s/g, ""))
    : factor.confirmedAt !== null && (await useRecoveryCode(ctx.db, userId, hashCode(ctx.config.authSecret, code)));
  if (!isRight) {
    throw refuse.invalidUser({
      fields: [{ path: "code", message: "코드가 맞지 않아요. 새로 나온 코드를 적어 주세요." }],
    });
  }
  await forgetUses(ctx, TRIES, userId);
}

async function isFreshCode(
  { db, config, actor: { userId } }: Ctx<"account">,
  sealed: string,
  code: string,
): Promise<boolean> {
  const now = Date.now();
  const delta = totpOf(unseal(config.authSecret, SEAL_PURPOSE, sealed).reveal(), userId).validate({
    token: code,
    timestamp: now,
    window: WINDOW,
  });
  return delta !== null && useStep(db, userId, Math.floor(now / 1000 / STEP_SECONDS) + delta);
}
