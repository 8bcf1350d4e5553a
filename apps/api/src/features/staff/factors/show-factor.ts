import type { Ctx } from "../../../deps.ts";
import { countRecoveryCodes, findFactor, hasPassed } from "./repository.ts";
import type { StaffFactorWire } from "./schemas.ts";

/** Where the second factor of a session stands. */
export async function showFactor({
  db,
  config,
  actor: { userId, sessionId },
}: Ctx<"account">): Promise<StaffFactorWire> {
  const factor = await findFactor(db, userId);
  const isSetUp = factor !== undefined && factor.confirmedAt !== null;
  return {
    isSetUp,
    isPassed: isSetUp && (await hasPassed(db, sessionId)),
    isRequired: isSetUp || config.requiresStaffFactor,
    recoveryCodesLeft: isSetUp ? await countRecoveryCodes(db, userId) : 0,
  };
}
