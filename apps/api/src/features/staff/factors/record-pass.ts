import type { AppDeps } from "../../../deps.ts";
import type { Caller } from "../../../lib/callers/request-context.ts";
import { checkCode } from "./check-code.ts";
import { insertPass } from "./repository.ts";

/**
 * Opens staff's pages to a session by a code of the app, or by a recovery code.
 * @throws ApiError as `checkCode`
 */
export async function recordPass(deps: AppDeps, { userId, sessionId }: Caller, code: string): Promise<void> {
  await checkCode(deps, userId, code);
  await insertPass(deps.db, sessionId);
}
