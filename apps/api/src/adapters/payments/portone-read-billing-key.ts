import { WALLET_TYPES } from "@pkg/domain";
import { z } from "zod";
import { type PaymentProvider, PaymentUncertain } from "./port.ts";
import { type PortoneClient, readAnswer } from "./portone-client.ts";
import type { PortoneConfig } from "./portone-config.ts";
import { parsePortoneError, toPortError } from "./portone-errors.ts";

const keySchema = z.object({
  status: z.enum(["ISSUED", "DELETED"]),
  billingKey: z.string(),
  storeId: z.string(),
  channels: z.array(z.object({ key: z.string().optional(), type: z.enum(["LIVE", "TEST"]) })),
  customer: z.object({ id: z.string().optional() }),
  /** Of a key from a wallet's window; one that we asked for ourselves carries our id as custom data. */
  issueId: z.string().optional(),
  customData: z.string().optional(),
});

/** Reads a billing key back. A key of another shop counts as unknown, one of another channel belongs to no wallet. */
export function createReadBillingKey(config: PortoneConfig, call: PortoneClient): PaymentProvider["getBillingKey"] {
  return async (billingKey) => {
    const asked = billingKey.reveal();
    const answer = await call({
      operation: "getBillingKeyInfo",
      method: "GET",
      path: `/billing-keys/${encodeURIComponent(asked)}`,
      query: { storeId: config.storeId },
    });
    if (!answer.ok) {
      const type = parsePortoneError(answer.body)?.type;
      if (answer.status === 404 && type === "BILLING_KEY_NOT_FOUND") return null;
      throw new PaymentUncertain(toPortError("getBillingKeyInfo", answer.status, answer.body).message);
    }
    const key = readAnswer("getBillingKeyInfo", keySchema, answer);
    if (key.billingKey !== asked || key.storeId !== config.storeId) {
      throw new PaymentUncertain("PortOne getBillingKeyInfo: the answer is about another key.");
    }
    const channel = key.channels.find(({ type }) => type === config.expectedChannelType)?.key;
    return {
      status: key.status,
      wallet: WALLET_TYPES.find((wallet) => config.walletChannelKeys[wallet] === channel) ?? null,
      issueId: key.issueId ?? key.customData ?? null,
      customerId: key.customer.id ?? null,
    };
  };
}
