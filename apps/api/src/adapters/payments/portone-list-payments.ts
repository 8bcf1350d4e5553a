import { z } from "zod";
import { type PaymentProvider, PaymentUncertain } from "./port.ts";
import { type PortoneClient, readAnswer } from "./portone-client.ts";
import type { PortoneConfig } from "./portone-config.ts";
import { paymentSchema, toProviderPayment } from "./portone-read-payment.ts";

const listSchema = z.object({ items: z.array(paymentSchema), page: z.object({ totalCount: z.int().nonnegative() }) });

const TIMESTAMP_TYPES = { CREATED: "CREATED_AT", CHANGED: "STATUS_CHANGED_AT" } as const;
const PAGE_SIZE = 100;

/** Reads the provider's list of payments, one page at a time. */
export function createListPayments(config: PortoneConfig, call: PortoneClient): PaymentProvider["listPayments"] {
  return async ({ by, from, until, page }) => {
    const filter = {
      storeId: config.storeId,
      isTest: config.expectedChannelType === "TEST",
      timestampType: TIMESTAMP_TYPES[by],
      from: from.toISOString(),
      until: until.toISOString(),
    };
    const answer = await call({
      operation: "getPayments",
      method: "GET",
      path: "/payments",
      query: { requestBody: JSON.stringify({ page: { number: page, size: PAGE_SIZE }, filter }) },
    });
    if (!answer.ok) throw new PaymentUncertain(`PortOne getPayments: HTTP ${answer.status}.`);
    const { items, page: counted } = readAnswer("getPayments", listSchema, answer);
    const payments = items.map((item) => toProviderPayment("getPayments", config, item));
    return { payments, isLast: (page + 1) * PAGE_SIZE >= counted.totalCount };
  };
}
