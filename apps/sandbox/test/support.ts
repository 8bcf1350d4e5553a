import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { SANDBOX_DEFAULTS, testCardNumber } from "../src/app.ts";
import type { CardOutcome } from "../src/cards.ts";

/** Headers of an authorised PortOne call. */
export const AUTH = { authorization: `PortOne ${SANDBOX_DEFAULTS.portoneApiSecret}` };

export function issueBody(number: string) {
  return {
    channelKey: SANDBOX_DEFAULTS.portoneChannelKey,
    customer: { id: "user-1", name: { full: "김나란" } },
    method: { card: { credential: { number, expiryYear: "31", expiryMonth: "12" } } },
  };
}

/** Issues a key for a card and returns it; fails the test on a refusal. */
export async function issueKey(app: FastifyInstance, card: CardOutcome): Promise<string> {
  const payload = issueBody(testCardNumber(card));
  const response = await app.inject({ method: "POST", url: "/billing-keys", headers: AUTH, payload });
  return response.json<{ billingKeyInfo: { billingKey: string } }>().billingKeyInfo.billingKey;
}

export function payBody(billingKey: string, total = 11_000) {
  return { billingKey, orderName: "주 1회 영어", amount: { total }, currency: "KRW" };
}

/** Issues a key and pays with it. */
export async function purchase(app: FastifyInstance, card: CardOutcome, paymentId: string) {
  const payload = payBody(await issueKey(app, card));
  return app.inject({ method: "POST", url: `/payments/${paymentId}/billing-key`, headers: AUTH, payload });
}

export interface ReceivedWebhook {
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Receiver {
  url: string;
  received: ReceivedWebhook[];
  /** Resolves when `count` webhooks have arrived. */
  waitFor(count: number): Promise<void>;
  /** Status codes of the next answers; the last one repeats. */
  answers: number[];
  close(): Promise<void>;
}

/** A server that receives webhooks. */
export async function listenForWebhooks(): Promise<Receiver> {
  const received: ReceivedWebhook[] = [];
  const waiting = new Set<() => void>();
  const answers = [200];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    received.push({ headers: request.headers, body });
    response.writeHead((answers.length > 1 ? answers.shift() : answers[0]) ?? 200).end();
    for (const check of waiting) check();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`,
    received,
    answers,
    waitFor: (count) =>
      new Promise((resolve) => {
        const check = () => {
          if (received.length < count) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
