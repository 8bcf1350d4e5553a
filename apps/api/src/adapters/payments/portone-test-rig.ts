import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { Secret } from "../../secrets/secret.ts";
import type { PaymentProvider } from "./port.ts";
import { createPortoneProvider, type PortoneConfig } from "./portone.ts";

/** Values that may be in a request and nowhere else. */
export const CANARY = {
  number: "4242000199998888",
  birth: "birth-canary",
  password: "password-canary",
  key: "billing-key-canary",
  api: "api-canary",
};
export const WEBHOOK_SECRET = "whsec_c2VjcmV0LW9mLXRoZS10ZXN0";
export const NOW = new Date("2026-11-20T03:00:00Z");

export interface Answer {
  status?: number;
  body: string;
  headers?: Record<string, string>;
}
export interface Received {
  method: string;
  url: string;
  authorization: string | undefined;
  body: unknown;
}

export const card = {
  number: new Secret(CANARY.number),
  expiryYear: "31",
  expiryMonth: "09",
  birthOrBusinessRegistrationNumber: new Secret(CANARY.birth),
  passwordTwoDigits: new Secret(CANARY.password),
};
export const payment = {
  paymentId: "order/1",
  orderName: "주 1회",
  amount: 1_000,
  billingKey: new Secret(CANARY.key),
  customer: { id: "u1", name: "김나란", email: "a@example.com", phoneNumber: "01012345678" },
};

export const CALLS = ["issue", "key", "find", "delete", "pay", "read", "list", "cancel"] as const;
export type Call = (typeof CALLS)[number];

export interface PortoneRig {
  config: PortoneConfig;
  provider: PaymentProvider;
  received: Received[];
  /** Makes one call of the provider, which is answered so. */
  call(name: Call, answer: Answer): Promise<unknown>;
  /** The error that call ends with; fails when it succeeds. */
  failure(name: Call, answer: Answer): Promise<Error>;
  close(): void;
}

export const json = (value: unknown, status = 200): Answer => ({ status, body: JSON.stringify(value) });

/** The real adapter on a server that answers whatever a test wants, to meet answers no sandbox should give. */
export async function startPortoneRig(): Promise<PortoneRig> {
  let next: Answer = { body: "{}" };
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    received.push(await record(request));
    response.writeHead(next.status ?? 200, { "content-type": "application/json", ...next.headers }).end(next.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const config: PortoneConfig = {
    apiBaseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    apiSecret: new Secret(CANARY.api),
    storeId: "store-1",
    channelKey: "channel-key-1",
    walletChannelKeys: { KAKAOPAY: "channel-key-kakaopay", NAVERPAY: "channel-key-naverpay" },
    webhookSecret: new Secret(WEBHOOK_SECRET),
    timeoutMs: 2_000,
    expectedChannelType: "LIVE",
  };
  const provider = createPortoneProvider(config, () => NOW);
  const cancellation = { paymentId: "order/1", amount: 400, currentCancellableAmount: 1_000, reason: "환불" };
  const calls: Record<Call, () => Promise<unknown>> = {
    issue: () => provider.issueBillingKey({ issueId: "issue-1", customerId: "u1", customerName: "김나란", card }),
    key: () => provider.getBillingKey(payment.billingKey),
    find: () => provider.findIssuedKeys({ issueId: "issue-1", customerId: "u1" }),
    delete: () => provider.deleteBillingKey(payment.billingKey),
    pay: () => provider.payWithBillingKey(payment),
    read: () => provider.getPayment(payment.paymentId),
    list: () => provider.listPayments({ by: "CREATED", from: NOW, until: NOW, page: 0 }),
    cancel: () => provider.cancelPayment(cancellation),
  };
  const call: PortoneRig["call"] = (name, answer) => {
    next = answer;
    return calls[name]();
  };
  return {
    config,
    provider,
    received,
    call,
    async failure(name, answer) {
      const error = await call(name, answer).then(
        () => null,
        (reason: unknown) => reason,
      );
      if (!(error instanceof Error)) throw new Error(`${name} did not fail`);
      return error;
    },
    close: () => server.close(),
  };
}

async function record(request: IncomingMessage): Promise<Received> {
  let text = "";
  for await (const chunk of request) text += chunk;
  const { method = "", url = "", headers } = request;
  return { method, url, authorization: headers.authorization, body: text === "" ? null : JSON.parse(text) };
}
