import { actionLogs } from "../../../db/schema/index.ts";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { keepPace } from "../../../lib/http/pace.ts";
import type { ActionLog } from "./schemas.ts";

const PER_ADDRESS = { name: "action-log", burst: 600, everySeconds: 0.5 };

/**
 * Notes a step of the purchase funnel. Anybody may, so it is limited by address.
 * @throws ApiError 429 class 10001
 */
export async function logAction(ctx: Ctx<"visitor">, action: ActionLog): Promise<void> {
  await keepPace(ctx, PER_ADDRESS, ctx.actor.address, refuse.tooManyReports);
  await ctx.db.insert(actionLogs).values({
    userId: ctx.actor.userId,
    userActionStatus: action.userActionStatus,
    visitorId: action.visitorId ?? null,
    utm: action.utm ?? {},
    consultationId: action.consultationId ?? null,
    orderFunnelType: action.orderFunnelType ?? null,
    merchantUid: action.merchantUid ?? null,
  });
}
