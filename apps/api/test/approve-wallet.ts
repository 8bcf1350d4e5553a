import { randomUUID } from "node:crypto";
import { SANDBOX_DEFAULTS, signWebhook } from "@app/sandbox";
import type { Wallet } from "@pkg/domain";
import { type Caller, call } from "./caller.ts";
import type { TestApp } from "./create-test-app.ts";

/** What a person may do in the wallet's window of the sandbox. */
export type WalletDecision = "approve" | "insufficient" | "twice" | "late" | "expired" | "close" | "cancel";

interface Approval {
  wallet?: Wallet;
  draftId?: string;
  decision?: WalletDecision;
  /** Fields that a browser changes on the way to the window. */
  forged?: Record<string, string>;
}

/** Opens a wallet's window as the browser does and answers there. @returns the key, "" when none was issued, and our id of it */
export async function approveWallet(t: TestApp, who: Caller, approval: Approval = {}) {
  const { wallet = "KAKAOPAY", draftId, decision = "approve", forged = {} } = approval;
  const request = { paymentType: wallet, ...(draftId ? { draftId } : {}) };
  const prepared = await call(t, who, "POST", "/lessons/orders/pg/approvals", request);
  if (prepared.statusCode !== 201) throw new Error(`The approval was refused: ${prepared.body}`);
  const { issueId } = prepared.json<{ issueId: string }>();
  return { issueId, billingKey: await answerWindow(t, { ...prepared.json(), ...forged }, decision) };
}

/** Answers in a window that is open. */
export async function answerWindow(t: TestApp, window: Record<string, string>, decision: WalletDecision) {
  const fields = {
    ...window,
    billingKeyMethod: "EASY_PAY",
    issueName: "수학 중2",
    displayAmount: "0",
    returnUrl: "http://localhost:3000/tutoring/enroll/payment",
    mode: "redirect",
    decision,
  };
  const answer = await t.sandbox.inject({
    method: "POST",
    url: "/wallets/approve",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(fields).toString(),
  });
  if (answer.statusCode !== 303) throw new Error(`The window refused: ${answer.body}`);
  return new URL(String(answer.headers.location)).searchParams.get("billingKey") ?? "";
}

/** Delivers a webhook about a billing key, as the provider does. */
export function tellOfKey(
  t: TestApp,
  type: string,
  billingKey: string,
  secret = SANDBOX_DEFAULTS.portoneWebhookSecret,
) {
  const body = JSON.stringify({ type, timestamp: new Date().toISOString(), data: { storeId: "s", billingKey } });
  const headers = signWebhook({ secret, id: randomUUID(), timestamp: Math.floor(Date.now() / 1000), body });
  const more = { ...headers, "content-type": "application/json" };
  return t.app.inject({ method: "POST", url: "/api/webhooks/portone", headers: more, payload: body });
}
