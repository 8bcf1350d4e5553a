import { refuse } from "../../../../lib/errors/refuse.ts";
import type { PurchaseRequest } from "../purchase-request.ts";
import type { PurchaseFacts } from "./repository.ts";

const MOST_PER_HOUR = 10;

/**
 * Against trying out stolen cards: a typed-in card is refused after ten declined ones within an hour.
 * @throws ApiError 429 class INVALID_REQUEST_PAY_CARD
 */
export function checkCardTries({ instrument }: PurchaseRequest, { declinedOrders }: PurchaseFacts): void {
  if (instrument.kind !== "card" || declinedOrders < MOST_PER_HOUR) return;
  const providerMessage = "카드 결제에 여러 번 실패했어요. 한 시간 뒤에 다시 시도해 주세요.";
  throw refuse.cardTriesUsedUp({ providerMessage });
}
