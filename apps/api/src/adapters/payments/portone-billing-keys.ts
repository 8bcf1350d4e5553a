import { z } from "zod";
import { Secret } from "../../secrets/secret.ts";
import { type IssuedBillingKey, type PaymentProvider, PaymentUncertain } from "./port.ts";
import { type PortoneClient, readAnswer } from "./portone-client.ts";
import type { PortoneConfig } from "./portone-config.ts";
import { parsePortoneError, toPortError } from "./portone-errors.ts";

const issuedSchema = z.object({ billingKeyInfo: z.object({ billingKey: z.string().min(1) }) });

const cardSchema = z.object({
  name: z.string().optional(),
  issuer: z.string().optional(),
  number: z.string().optional(),
});
const infoSchema = z.object({ methods: z.array(z.object({ card: cardSchema.optional() })).default([]) });

const listSchema = z.object({
  items: z.array(
    z.object({ billingKey: z.string().min(1), issueId: z.string().optional(), customData: z.string().optional() }),
  ),
});
const PAGE_SIZE = 100;

/** Issues, finds and deletes billing keys. */
export function createBillingKeyCalls(
  config: PortoneConfig,
  call: PortoneClient,
): Pick<PaymentProvider, "issueBillingKey" | "findIssuedKeys" | "deleteBillingKey"> {
  const readCard = async (billingKey: string) => {
    const path = `/billing-keys/${encodeURIComponent(billingKey)}`;
    const answer = await call({
      operation: "getBillingKeyInfo",
      method: "GET",
      path,
      query: { storeId: config.storeId },
    });
    if (!answer.ok) throw toPortError("getBillingKeyInfo", answer.status, answer.body);
    return readAnswer("getBillingKeyInfo", infoSchema, answer).methods.find((method) => method.card)?.card;
  };

  const listKeys = async (customerId: string, number: number) => {
    const filter = { storeId: config.storeId, customerId, status: ["ISSUED"] };
    const answer = await call({
      operation: "getBillingKeyInfos",
      method: "GET",
      path: "/billing-keys",
      query: { requestBody: JSON.stringify({ page: { number, size: PAGE_SIZE }, filter }) },
    });
    if (!answer.ok) throw new PaymentUncertain(`PortOne getBillingKeyInfos: HTTP ${answer.status}.`);
    return readAnswer("getBillingKeyInfos", listSchema, answer).items;
  };

  return {
    async findIssuedKeys({ issueId, customerId }) {
      const found: Secret[] = [];
      for (let page = 0; ; page++) {
        const items = await listKeys(customerId, page);
        const own = items.filter((item) => issueId === (item.issueId ?? item.customData));
        found.push(...own.map(({ billingKey }) => new Secret(billingKey)));
        if (items.length < PAGE_SIZE) return found;
      }
    },

    async issueBillingKey({ issueId, customerId, customerName, card }): Promise<IssuedBillingKey> {
      const number = card.number.reveal();
      const answer = await call({
        operation: "issueBillingKey",
        method: "POST",
        path: "/billing-keys",
        body: {
          storeId: config.storeId,
          channelKey: config.channelKey,
          customer: { id: customerId, name: { full: customerName } },
          customData: issueId,
          method: {
            card: {
              credential: {
                number,
                expiryYear: card.expiryYear,
                expiryMonth: card.expiryMonth,
                birthOrBusinessRegistrationNumber: card.birthOrBusinessRegistrationNumber.reveal(),
                passwordTwoDigits: card.passwordTwoDigits.reveal(),
              },
            },
          },
        },
      });
      if (!answer.ok) throw toPortError("issueBillingKey", answer.status, answer.body);
      const { billingKey } = readAnswer("issueBillingKey", issuedSchema, answer).billingKeyInfo;
      // The name is only a label: not knowing it is no reason to lose a key that was issued.
      const read = await readCard(billingKey).catch(() => undefined);
      return {
        billingKey: new Secret(billingKey),
        cardName: read?.name || read?.issuer || "카드",
        maskedNumber: read?.number || `${"*".repeat(Math.max(0, number.length - 2))}${number.slice(-2)}`,
      };
    },

    async deleteBillingKey(billingKey) {
      const path = `/billing-keys/${encodeURIComponent(billingKey.reveal())}`;
      const answer = await call({
        operation: "deleteBillingKey",
        method: "DELETE",
        path,
        query: { storeId: config.storeId },
      });
      if (answer.ok) return;
      const type = parsePortoneError(answer.body)?.type;
      if (type === "BILLING_KEY_ALREADY_DELETED" || type === "BILLING_KEY_NOT_FOUND") return;
      throw toPortError("deleteBillingKey", answer.status, answer.body);
    },
  };
}
