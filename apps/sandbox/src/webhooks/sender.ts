import { randomUUID } from "node:crypto";
import type { SandboxOptions } from "../options.ts";
import { signWebhook } from "./sign.ts";

export interface WebhookEvent {
  type: string;
  data:
    | { storeId: string; paymentId: string; transactionId: string; cancellationId?: string }
    | { storeId: string; billingKey: string };
}

export interface WebhookDelivery {
  id: string;
  type: string;
  /** `null` for an event of a billing key. */
  paymentId: string | null;
  body: string;
  /** Headers of the last attempt. */
  headers: Record<string, string>;
  attempts: number;
  /** HTTP status of the last attempt, or `null` when there was no answer. */
  status: number | null;
}

export interface WebhookSender {
  /** Resolves after the first attempt; retries run in the background. */
  send(event: WebhookEvent, copies?: number): Promise<void>;
  /** Newest first. */
  deliveries(): WebhookDelivery[];
  setEnabled(enabled: boolean): void;
  clear(): void;
}

const KEPT = 1_000;
const AT_ONCE = 16;
const ATTEMPT_TIMEOUT_MS = 5_000;

/** Sends signed webhooks, at most 16 at once, and retries each with the same id until the receiver answers 2xx. */
export function createWebhookSender(options: SandboxOptions): WebhookSender {
  const log: WebhookDelivery[] = [];
  const waiting: (() => void)[] = [];
  const timers = new Set<NodeJS.Timeout>();
  let running = 0;
  /** Incremented by `clear`, which drops deliveries of earlier generations. */
  let generation = 0;
  let enabled = true;

  const slot = () => (running < AT_ONCE ? Promise.resolve() : new Promise<void>((resolve) => waiting.push(resolve)));

  const attempt = async (url: string, delivery: WebhookDelivery): Promise<void> => {
    const mine = generation;
    await slot();
    if (mine !== generation) return;
    running += 1;
    delivery.attempts += 1;
    const timestamp = Math.floor(Date.now() / 1000);
    delivery.headers = signWebhook({ secret: options.portoneWebhookSecret, timestamp, ...delivery });
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json", ...delivery.headers },
        body: delivery.body,
        signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
      });
      await response.body?.cancel();
      delivery.status = response.status;
    } catch {
      delivery.status = null;
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
    const answered = delivery.status !== null && delivery.status < 300;
    if (!answered && mine === generation) repeatLater(url, delivery);
  };

  const repeatLater = (url: string, delivery: WebhookDelivery) => {
    const delay = options.webhookRetryDelaysMs[delivery.attempts - 1];
    if (delay === undefined || !log.includes(delivery)) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      void attempt(url, delivery);
    }, delay);
    timer.unref();
    timers.add(timer);
  };

  return {
    async send(event, copies = 1) {
      const url = options.portoneWebhookUrl;
      if (url === null || !enabled) return;
      const body = JSON.stringify({ type: event.type, timestamp: new Date().toISOString(), data: event.data });
      const delivery: WebhookDelivery = {
        id: randomUUID(),
        type: event.type,
        paymentId: "paymentId" in event.data ? event.data.paymentId : null,
        body,
        headers: {},
        attempts: 0,
        status: null,
      };
      log.push(delivery);
      if (log.length > KEPT) log.shift();
      for (let copy = 0; copy < copies; copy += 1) await attempt(url, delivery);
    },
    deliveries: () => log.toReversed(),
    setEnabled: (value) => {
      enabled = value;
    },
    clear() {
      generation += 1;
      enabled = true;
      log.length = 0;
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      for (const resume of waiting.splice(0)) resume();
    },
  };
}
