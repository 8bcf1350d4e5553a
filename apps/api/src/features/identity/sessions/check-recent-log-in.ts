import { RECENT_LOG_IN_MINUTES } from "@pkg/domain";
import type { Queryable } from "../../../db/client.ts";
import type { Caller } from "../../../lib/callers/request-context.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { isSessionYoung } from "./repository.ts";

/** Whether the caller logged in a short while ago on this device. */
export const isRecentLogIn = (db: Queryable, caller: Caller): Promise<boolean> =>
  isSessionYoung(db, caller, RECENT_LOG_IN_MINUTES);

/**
 * Makes sure that the log-in is recent: a found device must not give a lasting way in.
 * @throws ApiError 403 account 20006 after a longer while
 */
export async function checkRecentLogIn(db: Queryable, caller: Caller): Promise<void> {
  if (!(await isRecentLogIn(db, caller))) throw refuse.logInTooOld("안전을 위해 다시 로그인한 뒤에 할 수 있어요.");
}
