import type { Wallet } from "@pkg/domain";
import { PaymentUncertain } from "../../../adapters/payments/port.ts";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { Secret } from "../../../secrets/secret.ts";
import { checkWalletKey } from "./check-wallet-key.ts";
import type { RegisteredMethod } from "./register-card.ts";

/**
 * Takes the key that a wallet's window issued outside of any order: read back, and of an approval without a draft.
 * @throws ApiError 402 class FAIL_ISSUE_BILLING_KEY for a key that is none of these; 502 class 30001 when the
 *   provider did not answer
 */
export async function registerWallet(
  ctx: Ctx<"account">,
  { paymentType, billingKey }: { paymentType: Wallet; billingKey: string },
): Promise<RegisteredMethod> {
  try {
    const owner = { userId: ctx.actor.userId, draftId: null };
    const found = await checkWalletKey(ctx, owner, { wallet: paymentType, billingKey: new Secret(billingKey) });
    if (!found) throw refuse.billingKeyNotIssued("등록을 확인하지 못했어요. 다시 등록해 주세요.");
    return found;
  } catch (error) {
    if (error instanceof PaymentUncertain) throw refuse.paymentProviderFailed(UNANSWERED);
    throw error;
  }
}

const UNANSWERED = "결제사가 대답하지 않아 등록하지 못했어요. 잠시 후 다시 등록해 주세요.";
