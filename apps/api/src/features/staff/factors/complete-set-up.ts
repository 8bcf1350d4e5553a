import { randomBytes } from "node:crypto";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { checkCode, hashCode } from "./check-code.ts";
import { confirm, insertPass, insertRecoveryCodes } from "./repository.ts";

const RECOVERY_CODES = 10;
const CODE_BYTES = 8;

/**
 * Confirms the app by a first code: from now on each session has to show one.
 * @returns recovery codes, which are shown this once
 * @throws ApiError as `checkCode`; 409 class 50004 when an app was confirmed before
 */
export async function completeSetUp(ctx: Ctx<"account">, code: string): Promise<string[]> {
  const { userId, sessionId } = ctx.actor;
  await checkCode(ctx, code);
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await ctx.db.transaction(async (tx) => {
    if (!(await confirm(tx, userId))) throw refuse.notNow("이미 인증 앱을 연결했어요.");
    await insertRecoveryCodes(
      tx,
      userId,
      codes.map((one) => hashCode(ctx.config.authSecret, one)),
    );
    await insertPass(tx, sessionId);
  });
  return codes;
}

/** 64 random bits as four groups of hexadecimal digits. */
const newCode = (): string => (randomBytes(CODE_BYTES).toString("hex").match(/.{4}/g) ?? []).join("-");
