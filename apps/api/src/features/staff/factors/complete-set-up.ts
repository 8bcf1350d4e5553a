import { randomBytes } from "node:crypto";
import type { AppDeps } from "../../../deps.ts";
import type { Caller } from "../../../lib/callers/request-context.ts";
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
export async function completeSetUp(deps: AppDeps, { userId, sessionId }: Caller, code: string): Promise<string[]> {
  await checkCode(deps, userId, code);
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await deps.db.transaction(async (tx) => {
    if (!(await confirm(tx, userId))) throw refuse.notNow("이미 인증 앱을 연결했어요.");
    await insertRecoveryCodes(
      tx,
      userId,
      codes.map((one) => hashCode(deps.config.authSecret, one)),
    );
    await insertPass(tx, sessionId);
  });
  return codes;
}

/** 64 random bits as four groups of hexadecimal digits. */
const newCode = (): string => (randomBytes(CODE_BYTES).toString("hex").match(/.{4}/g) ?? []).join("-");
