import { PAYMENT_METHOD_LABELS, type Wallet } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { countUse, type RateLimit } from "../../../lib/http/rate-limit.ts";
import { insertApproval, isWalletAvailable } from "./approval-repository.ts";

/** Each window may leave a key at the provider. */
const PER_ACCOUNT: RateLimit = { name: "wallet-approval", max: 30, windowSeconds: 3600 };

/** A window that was not answered by then is answered for nothing: what it issues is deleted. */
const OPEN_SECONDS = 60 * 60;

/** What a browser needs to open a wallet's window. */
export interface WalletWindow {
  issueId: string;
  storeId: string;
  channelKey: string;
  customerId: string;
}

/**
 * Writes down that an account is about to approve a payment in a wallet's window, together with a look for what becomes of
 * it: a key that no order used is deleted at the provider an hour later, and once more a day after that.
 * @throws ApiError 409 account 20006 while staff has the wallet switched off; 429 after 30 windows within an hour.
 */
export async function requestWalletApproval(
  ctx: Ctx<"account">,
  { paymentType, draftId = null }: { paymentType: Wallet; draftId?: string | null },
): Promise<WalletWindow> {
  const { userId } = ctx.actor;
  if (!(await isWalletAvailable(ctx.db, paymentType))) {
    const message = `지금은 ${PAYMENT_METHOD_LABELS[paymentType]}로 결제할 수 없어요. 다른 방법을 골라 주세요.`;
    throw refuse.stateConflict({ message, reason: "WALLET_OFF" });
  }
  if (!(await countUse(ctx, PER_ACCOUNT, userId)).allowed) {
    throw refuse.tooManyRequests("결제창을 너무 여러 번 열었어요. 한 시간 뒤에 다시 시도해 주세요.");
  }
  const issueId = await ctx.db.transaction(async (tx) => {
    const id = await insertApproval(tx, { userId, draftId, wallet: paymentType });
    await ctx.jobs.send(tx, {
      name: "billing-key.sweep",
      key: `billing-key.sweep:${id}`,
      payload: { issueId: id, userId },
      delaySeconds: OPEN_SECONDS,
    });
    return id;
  });
  return { issueId, customerId: userId, ...ctx.payments.walletWindow(paymentType) };
}
