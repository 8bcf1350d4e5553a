import type { Database } from "../../db/client.ts";
import { omitUndefined } from "../../lib/omit-undefined.ts";
import { refuse } from "../../lib/refuse.ts";
import { checkVersion } from "../../lib/version.ts";
import { listOrderSchedules } from "./list-order-schedules.ts";
import { lockSchedule, ownsUsableMethod, updateSchedule } from "./repository.ts";
import type { OrderScheduleChange, OrderScheduleWire } from "./schemas.ts";

/**
 * Stops the next renewal, goes on with it, or has it charged with another stored method. What was paid stays as it is.
 * @throws ApiError 404 for a missing or foreign schedule; 400 at `paymentMethodId` when there is no usable method; 409
 *   account 20006 for an old version.
 */
export async function changeOrderSchedule(
  db: Database,
  userId: string,
  id: string,
  change: OrderScheduleChange,
  ifMatch?: string,
): Promise<OrderScheduleWire> {
  return db.transaction(async (tx) => {
    const before = await lockSchedule(tx, userId, id);
    if (!before) throw refuse.notFound();
    checkVersion(ifMatch, before.updatedAt);
    const methodId = change.paymentMethodId ?? before.paymentMethodId;
    const needsMethod = change.paymentMethodId !== undefined || change.status === "ACTIVE";
    if (needsMethod && !(methodId && (await ownsUsableMethod(tx, userId, methodId)))) {
      throw refuse.invalidInput({ fields: [{ path: "paymentMethodId", message: "결제할 카드를 골라 주세요." }] });
    }
    const values = omitUndefined(change);
    if (Object.keys(values).length > 0) await updateSchedule(tx, id, values);
    const after = (await listOrderSchedules(tx, userId, null)).find((schedule) => schedule.id === id);
    if (!after) throw refuse.notFound();
    return after;
  });
}
