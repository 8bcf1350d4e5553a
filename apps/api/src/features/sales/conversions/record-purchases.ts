import { conversionContacts } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { realEmail } from "../../../lib/mail/placeholder-email.ts";
import { checkConversion } from "./check-conversion.ts";
import { recordConversion } from "./record-conversion.ts";
import { findContacts, findPaidOrder } from "./repository.ts";
import type { PurchaseEvent } from "./schemas.ts";

/**
 * Notes purchases of the sender: all of the list or none.
 * @throws ApiError 404 class 20001 for an order that is somebody else's or was not paid; 400 class 10001 with fields when an
 * event does not speak of the sender, of the order's amount or of the last days
 */
export async function recordPurchases(ctx: Ctx<"account">, events: readonly PurchaseEvent[]): Promise<void> {
  const { userId } = ctx.actor;
  await ctx.db.transaction(async (tx) => {
    const { email, phoneNumber } = await findContacts(tx, userId);
    const contacts = conversionContacts({ email: email && realEmail(email), phoneNumber });
    for (const [at, event] of events.entries()) {
      const order = await findPaidOrder(tx, userId, event.merchantUid);
      if (!order) throw refuse.notFound();
      const isAmount = event.value === order.amount;
      const path = `events.${at}.value`;
      checkConversion(event, contacts, at, isAmount ? [] : [{ path, message: "낸 금액과 달라요." }]);
      const { id, name } = event;
      await recordConversion(ctx, tx, { id, name, orderId: order.id, happenedAt: new Date(event.time) }, userId);
    }
  });
}
