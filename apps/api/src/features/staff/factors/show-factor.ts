import type { AppDeps } from "../../../deps.ts";
import type { Caller } from "../../../lib/callers/request-context.ts";
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
