import { actionLogs } from "../../../db/schema/index.ts";
import type { AppDeps } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { keepPace } from "../../../lib/http/pace.ts";
import type { ActionLog } from "./schemas.ts";

const PER_ADDRESS = { name: "action-log", burst: 600, everySeconds: 0.5 };

/**
 * Notes a step of the purchase funnel. Anybody may, so it is limited by address.
 * @throws ApiError 429 class 10001
 */
export async function logAction(
  deps: AppDeps,
  action: ActionLog,
  caller: { userId: string | null; address: string },
): Promise<void> {
  await keepPace(deps, PER_ADDRESS, caller.address, refuse.tooManyReports);
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
