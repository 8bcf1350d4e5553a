import { actionLogs } from "../../db/schema/index.ts";
import type { AppDeps } from "../../deps.ts";
import { refuse } from "../../lib/errors/refuse.ts";
import { countUse } from "../../lib/http/rate-limit.ts";
import type { ActionLog } from "./schemas.ts";

const PER_MINUTE = { name: "action-log", max: 120, windowSeconds: 60 };

/**
 * Notes a step of the purchase funnel. Anybody may, so it is limited by address.
 * @throws ApiError 429 class 10001
 */
export async function logAction(
  deps: AppDeps,
  action: ActionLog,
  caller: { userId: string | null; address: string },
): Promise<void> {
  const { allowed, resetsAt } = await countUse(deps, PER_MINUTE, caller.address);
  if (!allowed) throw refuse.tooManyReports({ opensAt: resetsAt.toISOString() });
  await deps.db.insert(actionLogs).values({
    userId: caller.userId,
    userActionStatus: action.userActionStatus,
    visitorId: action.visitorId ?? null,
    utm: action.utm ?? {},
    consultationId: action.consultationId ?? null,
    orderFunnelType: action.orderFunnelType ?? null,
    merchantUid: action.merchantUid ?? null,
  });
}
