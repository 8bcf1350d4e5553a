import { api, dataOf, isApiError } from "@pkg/web/platform/api/api";
import { useEffect, useRef, useState } from "react";
import type { PayOutcome } from "./pay-outcome";
import { type OrderByKey, settleOrder } from "./settle-order";
import { type Submission, submitPayment } from "./submit-payment";

/** IDLE: may be pressed. SENDING and CHECKING lock it. DONE: paid, the next page is on its way. */
export type PayStage = "IDLE" | "SENDING" | "CHECKING" | "DONE";

/** How a press ended, with the case that the order turned out never to have been made. */
export type FinalOutcome = Exclude<PayOutcome, { kind: "UNKNOWN" }> | { readonly kind: "NOT_MADE" };

/** The order that a key has made; null when there is none. */
export async function readOrderByKey(idempotencyKey: string): Promise<OrderByKey | null> {
  try {
    const params = { path: { idempotencyKey } };
    return await dataOf(api().GET("/lessons/orders/by-key/{idempotencyKey}", { params }));
  } catch (error) {
    if (isApiError(error, "class", 20001)) return null;
    throw error;
  }
}

/** The order of the draft may have been made under another key, in another tab. */
async function readOrder(idempotencyKey: string, merchantUid: string | null): Promise<OrderByKey | null> {
  const byKey = await readOrderByKey(idempotencyKey);
  if (byKey || !merchantUid) return byKey;
  const order = await dataOf(api().GET("/v2/orders/{id}", { params: { path: { id: merchantUid } } }));
  return { merchantUid, status: order.status, failure: null };
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** An order whose ending is not known yet. */
interface UnclearOrder {
  readonly key: string;
  readonly merchantUid: string | null;
}

/**
 * Pays once: a second press while the first is under way does nothing, an unclear ending is looked up until it is settled, and only then may be pressed again. A page that is left meanwhile goes on when it is shown
 * again; `isHere` tells the outcome whether anybody is looking.
 */
export function usePay(onOutcome: (outcome: FinalOutcome, isHere: boolean) => void | Promise<void>) {
  const [stage, setStage] = useState<PayStage>("IDLE");
  const locked = useRef(false);
  const gone = useRef(false);
  const unclear = useRef<UnclearOrder | null>(null);

  const finish = async (outcome: FinalOutcome) => {
    unclear.current = null;
    setStage(outcome.kind === "PAID" ? "DONE" : "IDLE");
    await onOutcome(outcome, !gone.current);
    locked.current = outcome.kind === "PAID";
  };

  const settle = async (order: UnclearOrder) => {
    unclear.current = order;
    setStage("CHECKING");
    const read = () => readOrder(order.key, order.merchantUid);
    const settled = await settleOrder({ read, wait, isStopped: () => gone.current });
    if (gone.current) return;
    await finish(settled && settled.kind !== "UNKNOWN" ? settled : { kind: "NOT_MADE" });
  };

  useEffect(() => {
    gone.current = false;
    if (unclear.current) void settle(unclear.current);
    return () => {
      gone.current = true;
    };
  }, []);

  const pay = async (submission: Submission) => {
    if (locked.current) return;
    locked.current = true;
    setStage("SENDING");
    const outcome = await submitPayment(submission);
    if (outcome.kind !== "UNKNOWN") return finish(outcome);
    await settle({ key: submission.idempotencyKey, merchantUid: outcome.merchantUid });
  };

  /** Goes on looking up an order that was left unclear, for example before a refresh. */
  const resume = async (key: string) => {
    if (locked.current) return;
    locked.current = true;
    await settle({ key, merchantUid: null });
  };

  return { stage, pay, resume };
}
