import { setTimeout as delay } from "node:timers/promises";
import type { Sandbox } from "@app/sandbox";
import type { Buyer } from "./buyers.ts";
import { ORIGIN } from "./settings.ts";

/** Has a buyer approve KakaoPay in its window, and pay with the key that came of it instead of a card. */
export async function payByWallet(sandbox: Sandbox, origin: string, buyer: Buyer | undefined): Promise<void> {
  if (!buyer) return;
  const window = await prepareWindow(origin, buyer);
  const answer = await sandbox.inject({
    method: "POST",
    url: "/wallets/approve",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({
      ...window,
      billingKeyMethod: "EASY_PAY",
      issueName: "수학",
      displayAmount: "0",
      returnUrl: `${ORIGIN}/tutoring/enroll/payment`,
      mode: "redirect",
      decision: "approve",
    }).toString(),
  });
  const billingKey = new URL(String(answer.headers.location)).searchParams.get("billingKey");
  const { cardInformation: _card, ...body } = buyer.body;
  buyer.body = { ...body, paymentType: "KAKAOPAY", billingKey, keepMethod: true };
  buyer.call = "pg";
}

/** What the wallet's window is opened with; a busy machine's 503 is asked again, as the page does. */
async function prepareWindow(origin: string, { accessToken }: Buyer): Promise<Record<string, string>> {
  for (;;) {
    const prepared = await fetch(`${origin}/api/lessons/orders/pg/approvals`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${accessToken}`, origin: ORIGIN },
      body: JSON.stringify({ paymentType: "KAKAOPAY" }),
    });
    if (prepared.ok) return (await prepared.json()) as Record<string, string>;
    if (prepared.status !== 503) throw new Error(`No wallet was prepared: ${prepared.status} ${await prepared.text()}`);
    await delay(100);
  }
}
