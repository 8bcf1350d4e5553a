import type { OrderLedger } from "@pkg/domain";
import type { Transaction } from "../../../../db/client.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { openForOrder, type UpSelling } from "../../up-selling-offers/open-for-order.ts";
import type { PurchaseRequest } from "../purchase-request.ts";

/**
 * Opens the offer that an up-selling order names; null for an order by another route.
 * @throws ApiError as `openForOrder`
 */
export async function checkUpSelling(
  tx: Transaction,
  { userId, orderFunnelType, orderFunnelValue, courses }: PurchaseRequest,
): Promise<UpSelling | null> {
  if (orderFunnelType !== "UP_SELLING") return null;
  return openForOrder(tx, userId, { token: orderFunnelValue, courses });
}

/**
 * Checks that the whole rest moves: a price below it would swallow what is left over.
 * @throws ApiError INVALID_UPSELLING
 */
export function checkMoved({ lines }: OrderLedger, upSelling: UpSelling | null): void {
  const due = (upSelling?.refunds ?? []).reduce((sum, amount) => sum + amount, 0);
  const moved = lines.find(({ kind }) => kind === "UP_SELLING_REFUND")?.amount ?? 0;
  if (due + moved !== 0)
    throw refuse.upsellingForbidden("남은 수업 값이 새 수업 값보다 커요. 쿠폰을 빼거나 더 긴 수업을 골라 주세요.");
}
