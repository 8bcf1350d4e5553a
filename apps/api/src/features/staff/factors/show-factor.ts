import type { AppDeps } from "../../../deps.ts";
import type { Caller } from "../../../lib/callers/request-context.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { countRecoveryCodes, findFactor, hasPassed } from "./repository.ts";
import type { StaffFactorWire } from "./schemas.ts";

type FactorDeps = Pick<AppDeps, "db" | "config">;

/** Where the second factor of a session stands. */
export async function showFactor({ db, config }: FactorDeps, { userId, sessionId }: Caller): Promise<StaffFactorWire> {
  const factor = await findFactor(db, userId);
  const isSetUp = factor !== undefined && factor.confirmedAt !== null;
  return {
    isSetUp,
    isPassed: isSetUp && (await hasPassed(db, sessionId)),
    isRequired: isSetUp || config.requiresStaffFactor,
    recoveryCodesLeft: isSetUp ? await countRecoveryCodes(db, userId) : 0,
  };
}

/**
 * Lets a session of our staff go on whose owner has shown the second factor, or needs none.
 * @throws ApiError 403 account 10003, with `needsFactor`
 */
export async function requireFactor(deps: FactorDeps, caller: Caller): Promise<void> {
  const { isRequired, isPassed } = await showFactor(deps, caller);
  if (isRequired && !isPassed) throw refuse.accountForbidden({ needsFactor: true });
}
