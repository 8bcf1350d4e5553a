import { api, dataOf } from "@pkg/web/platform/api/api";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { openWallet } from "@/lib/wallets/open-wallet";
import { walletOf } from "../form/payment-form";
import { type Submission, submitPayment, wishOf } from "../order/submit-payment";
import { readOther, type Wish } from "../outcome/compare-order";
import type { PayOutcome } from "../outcome/pay-outcome";
import { type OrderByKey, settleOrder } from "../outcome/settle-order";

/** IDLE: ready. APPROVING: a wallet's window is open. SENDING and CHECKING disable the button. DONE: paid, navigating. */
export type PayStage = "IDLE" | "APPROVING" | "SENDING" | "CHECKING" | "DONE";

/** Asks whether the same is bought once more. */
export type AskRepeat = (repeat: Extract<PayOutcome, { kind: "ALREADY_BOUGHT" }>) => Promise<boolean>;

/** The outcome of a press, including that the order was never made. */
export type FinalOutcome =
  | Exclude<PayOutcome, { kind: "UNKNOWN" }>
  | { readonly kind: "NOT_MADE"; readonly isOffline?: true };

/** The order of an idempotency key; null without one. */
export async function readOrderByKey(idempotencyKey: string): Promise<OrderByKey | null> {
  const params = { path: { idempotencyKey } };
  return (await dataOf(api().GET("/lessons/orders/by-key/{idempotencyKey}", { params }))).order;
}

/** Another tab may have made the draft's order under another key. */
async function readOrder(idempotencyKey: string, merchantUid: string | null): Promise<OrderByKey | null> {
  const byKey = await readOrderByKey(idempotencyKey);
  if (byKey || !merchantUid) return byKey;
  const order = await dataOf(api().GET("/v2/orders/{id}", { params: { path: { id: merchantUid } } }));
  return { merchantUid, status: order.status, failure: null };
}

type Ready = { readonly kind: "READY"; readonly submission: Submission };

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** An order with an unknown outcome. */
interface UnclearOrder {
  readonly key: string;
  readonly merchantUid: string | null;
  /** What the buyer pressed for; the order may be another tab's. */
  readonly wish: Wish;
}

/**
 * Pays once: ignores a second press while the first runs, and polls an unknown outcome until it is settled. A hidden page
 * resumes when shown again; `isHere` reports whether the page is visible.
 */
export function usePay(
  onOutcome: (outcome: FinalOutcome, isHere: boolean) => void | Promise<void>,
  askRepeat: AskRepeat,
) {
  const [stage, setStage] = useState<PayStage>("IDLE");
  const locked = useRef(false);
  const approving = useRef(false);
  const gone = useRef(false);
  const unclear = useRef<UnclearOrder | null>(null);

  const finish = async (outcome: FinalOutcome) => {
    unclear.current = null;
    const isPaid = outcome.kind === "PAID";
    if (isPaid) setStage("DONE");
    await onOutcome(outcome, !gone.current);
    locked.current = isPaid;
    // Only now does a press count again: before, what it needs is still loading.
    if (!isPaid) setStage("IDLE");
  };

  const settle = async (order: UnclearOrder) => {
    unclear.current = order;
    setStage("CHECKING");
    const read = () => readOrder(order.key, order.merchantUid);
    const settled = await settleOrder({ read, wait, isStopped: () => gone.current });
    if (gone.current) return;
    if (!settled || settled.kind === "UNKNOWN") return finish({ kind: "NOT_MADE" });
    const other = settled.kind === "PAID" ? await readOther(settled.merchantUid, order.wish) : null;
    await finish(other ? { kind: "OTHER_PAID", paid: other, wish: order.wish } : settled);
  };

  const goOn = useEffectEvent(() => {
    if (unclear.current) void settle(unclear.current);
  });
  useEffect(() => {
    gone.current = false;
    goOn();
    return () => {
      gone.current = true;
    };
  }, []);

  const pay = async (submission: Submission) => {
    if (locked.current) return;
    locked.current = true;
    // Nothing leaves the device, so that nothing has to be looked up.
    if (!navigator.onLine) return finish({ kind: "NOT_MADE", isOffline: true });
    const approved = await approve(submission);
    if (approved.kind !== "READY") return finish(approved);
    const outcome = await send(approved.submission);
    if (outcome.kind !== "UNKNOWN") return finish(outcome);
    await settle({ key: submission.idempotencyKey, merchantUid: outcome.merchantUid, wish: wishOf(submission) });
  };

  /** Sends the order, and once more on purpose when the buyer wants the same again. */
  const send = async (submission: Submission): Promise<PayOutcome> => {
    setStage("SENDING");
    const outcome = await submitPayment(submission);
    if (outcome.kind !== "ALREADY_BOUGHT") return outcome;
    // Nothing is being paid while the question stands.
    setStage("IDLE");
    if (!(await askRepeat(outcome))) return outcome;
    return send({ ...submission, alsoBought: outcome.merchantUid });
  };

  /** A wallet that was just chosen is approved in its window first. */
  const approve = async (submission: Submission): Promise<Ready | FinalOutcome> => {
    const { facts, form, billingKey, orderName } = submission;
    const wallet = walletOf(form.methodId);
    if (!wallet || billingKey || facts.amount === 0) return { kind: "READY", submission };
    setStage("APPROVING");
    approving.current = true;
    const answer = await openWallet({ wallet, draftId: facts.draftId, orderName, isKept: form.keepCard });
    approving.current = false;
    if (answer.kind === "APPROVED")
      return { kind: "READY", submission: { ...submission, billingKey: answer.billingKey } };
    return answer;
  };

  // The page that was left for the wallet comes back as it was left, when the buyer goes back in the history.
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !approving.current) return;
      approving.current = false;
      locked.current = false;
      setStage("IDLE");
    };
    window.addEventListener("pageshow", comeBack);
    return () => window.removeEventListener("pageshow", comeBack);
  }, []);

  /** Resumes polling an order with an unknown outcome, for example after a refresh. */
  const resume = async (key: string, wish: Wish) => {
    if (locked.current) return;
    locked.current = true;
    await settle({ key, merchantUid: null, wish });
  };

  return { stage, pay, resume };
}
