import { z } from "zod";
import { Secret } from "../../secrets/secret.ts";
import type { PaymentProvider, ProviderWebhook } from "./port.ts";
import { createBillingKeyCalls } from "./portone-billing-keys.ts";
import { createPortoneClient } from "./portone-client.ts";
import { checkPortoneConfig, type PortoneConfig } from "./portone-config.ts";
import { createListPayments } from "./portone-list-payments.ts";
import { createPaymentCalls } from "./portone-payments.ts";
import { createReadBillingKey } from "./portone-read-billing-key.ts";
import { createReadPayment } from "./portone-read-payment.ts";
import { verifySignature } from "./webhook-signature.ts";

export type { PortoneConfig } from "./portone-config.ts";

const webhookSchema = z.object({
  type: z.string(),
  data: z.object({ paymentId: z.string().optional(), billingKey: z.string().min(1).optional() }).optional(),
});

/**
 * The payment provider over PortOne V2's REST API.
 * @param config addresses, keys and limits; nothing is read from the environment.
 * @param now clock for the age of webhooks.
 * @throws TypeError for a configuration that cannot work.
 */
export function createPortoneProvider(config: PortoneConfig, now: () => Date = () => new Date()): PaymentProvider {
  checkPortoneConfig(config);
  const call = createPortoneClient(config);
  return {
    ...createBillingKeyCalls(config, call),
    ...createPaymentCalls(config, call),
    getBillingKey: createReadBillingKey(config, call),
    getPayment: createReadPayment(config, call),
    listPayments: createListPayments(config, call),
    walletWindow: (wallet) => ({ storeId: config.storeId, channelKey: config.walletChannelKeys[wallet] }),
    verifyWebhook(delivery): ProviderWebhook | null {
      const id = verifySignature(delivery, config.webhookSecret, now());
      if (id === null) return null;
      const body = webhookSchema.safeParse(parseJson(delivery.rawBody));
      if (!body.success) return null;
      const { paymentId = null, billingKey } = body.data.data ?? {};
      return { id, type: body.data.type, paymentId, billingKey: billingKey ? new Secret(billingKey) : null };
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
