import type { Transaction } from "../../../db/client.ts";
import { insertTransfers } from "../../../db/up-selling-transfers.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import type { UpSelling } from "./open-for-order.ts";
import { takeOffer } from "./repository.ts";

/**
 * Takes the offer for an order that was just written, and reserves what moves: from now on it counts as spent, and no refund of it begins.
 * @throws ApiError INVALID_UPSELLING when the offer was taken meanwhile
 */
export async function reserveTransfers(tx: Transaction, { offer, classes }: UpSelling, toOrderId: string) {
  if (!(await takeOffer(tx, offer.id, toOrderId))) throw refuse.upsellingForbidden();
  await insertTransfers(
    tx,
    classes.flatMap(({ row, rests }) =>
      rests.map(({ order, itemId, amount, lines, usedCount, movedCount }) => ({
        toOrderId,
        matchId: row.id,
        amount,
        lines,
        usedCount,
        movedCount,
        fromOrderId: order.id,
        fromItemId: itemId,
      })),
    ),
  );
}
