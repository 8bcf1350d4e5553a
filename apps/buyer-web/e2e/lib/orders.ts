import { sql } from "@pkg/e2e/database";
import { SANDBOX } from "@pkg/e2e/env";

interface PaymentReport {
  readonly paymentId: string;
  readonly status: string;
  readonly charges: number;
  readonly chargedAmount: number;
  readonly cancels: number;
  readonly cancelledAmount: number;
}

/** How often the payment provider charged for an order. */
export async function chargesOf(merchantUid: string): Promise<PaymentReport[]> {
  const response = await fetch(`${SANDBOX}/sandbox/api/payments?paymentId=${merchantUid}`);
  return ((await response.json()) as { payments: PaymentReport[] }).payments;
}

/** All orders of a buyer, in any state. */
export async function ordersOf(email: string) {
  return sql<{ merchantUid: string; status: string; amount: number }[]>`
    select merchant_uid as "merchantUid", status, amount from orders
    where user_id = (select id from users where email = ${email}) order by created_at`;
}
