import type { PaymentType } from "@pkg/domain";
import { PaymentDeclined, PaymentUncertain } from "../../../adapters/payments/port.ts";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { countUse, type RateLimit } from "../../../lib/http/rate-limit.ts";
import { Secret } from "../../../secrets/secret.ts";
import { issueBillingKey, type TrackedBillingKey } from "./issue-billing-key.ts";
import { findCustomerName } from "./repository.ts";
import type { CardKeyIn } from "./schemas.ts";

/** Against trying out stolen cards: registering one tells whether it works. */
const PER_ACCOUNT: RateLimit = { name: "card-registration", max: 10, windowSeconds: 3600 };

/** A billing key with what a person recognises it by; a wallet has a name only. */
export type RegisteredMethod = TrackedBillingKey & {
  paymentType: PaymentType;
  cardExpiry: string | null;
};

/**
 * Registers a typed-in card at the provider: a billing key, no charge, no order.
 * @throws ApiError 402 class FAIL_ISSUE_BILLING_KEY with the provider's sentence; 429 after ten cards within an hour; 502
 *   class 30001 when the provider did not answer.
 */
export async function registerCard(ctx: Ctx<"account">, card: CardKeyIn): Promise<RegisteredMethod> {
  const { userId } = ctx.actor;
  if (!(await countUse(ctx, PER_ACCOUNT, userId)).allowed) {
    const message = "카드를 여러 번 등록했어요. 한 시간 뒤에 다시 시도해 주세요.";
    throw refuse.cardTriesUsedUp({ message, providerMessage: message });
  }
  const [year = "", month = ""] = card.cardExpiry.split("-");
  try {
    const issued = await issueBillingKey(ctx, {
      customerId: userId,
      customerName: await findCustomerName(ctx.db, userId),
      card: {
        number: new Secret(card.cardNumber),
        expiryYear: year.slice(2),
        expiryMonth: month,
        birthOrBusinessRegistrationNumber: new Secret(card.birthdayOrCompanyNumber),
        passwordTwoDigits: new Secret(card.cardPassword),
      },
    });
    return { ...issued, paymentType: "CARD", cardExpiry: `${month}/${year.slice(2)}` };
  } catch (error) {
    if (error instanceof PaymentDeclined) {
      ctx.logger.warn({ providerCode: error.providerCode }, "card registration declined");
      throw refuse.billingKeyNotIssued(error.message);
    }
    if (error instanceof PaymentUncertain) throw refuse.paymentProviderFailed(UNANSWERED);
    throw error;
  }
}

const UNANSWERED = "카드사가 대답하지 않아 등록하지 못했어요. 잠시 후 다시 등록해 주세요.";
