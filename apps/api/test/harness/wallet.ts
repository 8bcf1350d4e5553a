import type { Sandbox } from "@app/sandbox";
import type { Buyer } from "./buyers.ts";
import { ORIGIN } from "./settings.ts";

/** Has a buyer approve KakaoPay in its window, and pay with the key that came of it instead of a card. */
export async function payByWallet(sandbox: Sandbox, origin: string, buyer: Buyer | undefined): Promise<void> {
  if (!buyer) return;
  const prepared = await fetch(`${origin}/api/lessons/orders/pg/approvals`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${buyer.accessToken}`, origin: ORIGIN },
    body: JSON.stringify({ paymentType: "KAKAOPAY" }),
  });
  const window = (await prepared.json()) as Record<string, string>;
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
