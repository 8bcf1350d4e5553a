import type { Ctx } from "../../../deps.ts";
import { checkCode } from "./check-code.ts";
import { insertPass } from "./repository.ts";

/**
 * Opens staff's pages to a session by a code of the app, or by a recovery code.
 * @throws ApiError as `checkCode`
 */
export async function recordPass(ctx: Ctx<"account">, code: string): Promise<void> {
  const { sessionId } = ctx.actor;
  await checkCode(ctx, code);
  await insertPass(ctx.db, sessionId);
}
