import { findTransfersOf } from "../../../../db/up-selling-transfers.ts";
import type { Ctx } from "../../../../deps.ts";
import { recordAct } from "../../../../lib/audit-logs/record-act.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { realEmail } from "../../../../lib/mail/placeholder-email.ts";
import { listSchedulesOf } from "../../../sales/renewals/staff/list-schedules-of.ts";
import type { MoneyOrderWire } from "../schemas.ts";
import { findActs, findItems, findMoneyOrder, findPeriods, findRefunds, VIEWED } from "./order-repository.ts";

/**
 * Everything about the money of one order, with who it belongs to. That somebody looked is recorded.
 * @throws ApiError 404 class 20001
 */
export async function showMoneyOrder({ db, actor }: Ctx<"staff">, merchantUid: string): Promise<MoneyOrderWire> {
  const row = await findMoneyOrder(db, merchantUid);
  if (!row) throw refuse.notFound();
  await recordAct(db, actor, { action: VIEWED, targetId: row.id });
  const { buyerId, buyerEmail, buyerPhoneNumber, ledger, schedulePeriodId, ...order } = row;
  const [items, refunds, transfers] = await Promise.all([
    findItems(db, row.id),
    findRefunds(db, row.id),
    findTransfersOf(db, row.id),
  ]);
  const itemIds = items.map(({ id }) => id);
  const [periods, schedules] = await Promise.all([
    findPeriods(db, itemIds, schedulePeriodId),
    listSchedulesOf(db, { itemIds, periodId: schedulePeriodId }),
  ]);
  const about = [merchantUid, row.id, ...itemIds, ...refunds.map(({ id }) => id)];
  const renewals = periods.flatMap(({ id, scheduleId }) => [id, scheduleId]);
  return {
    ...order,
    buyer: { id: buyerId, name: row.buyerName, email: realEmail(buyerEmail), phoneNumber: buyerPhoneNumber },
    ledger: ledger.map(({ kind, label, amount }) => ({ kind, label, amount })),
    items,
    refunds: refunds.map((refund) => ({ ...refund, lines: refund.lines.map((line) => ({ ...line })) })),
    transfers,
    schedules,
    periods,
    acts: await findActs(db, [...about, ...renewals]),
  };
}
