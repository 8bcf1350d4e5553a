import postgres from "postgres";

/** Where the parts of the running product stand that a test looks into. */
const SANDBOX = process.env.SANDBOX_ORIGIN ?? "http://localhost:4010";
const DATABASE_URL = process.env.DATABASE_URL ?? "postgres://postgres:postgres@127.0.0.1:5454/naran";

/** The database behind the product: only to set a scene or to count, never to do what the product should do. */
export const sql = postgres(DATABASE_URL, { max: 2, onnotice: () => {} });

interface Message {
  readonly text: string;
  readonly code: string | null;
}

/** The newest text that the sandbox's inbox has for a phone; waits for the outbox. */
export async function newestCode(phone: string): Promise<string> {
  for (let round = 0; round < 100; round += 1) {
    const response = await fetch(`${SANDBOX}/sandbox/api/messages?to=${phone}`);
    const { messages } = (await response.json()) as { messages: Message[] };
    const code = messages.find((message) => message.code)?.code;
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No code came for ${phone}`);
}

interface PaymentReport {
  readonly paymentId: string;
  readonly status: string;
  readonly charges: number;
  readonly chargedAmount: number;
}

/** How often money was taken for an order, by the payment provider's own books. */
export async function chargesOf(merchantUid: string): Promise<PaymentReport[]> {
  const response = await fetch(`${SANDBOX}/sandbox/api/payments?paymentId=${merchantUid}`);
  return ((await response.json()) as { payments: PaymentReport[] }).payments;
}

/** The orders of a buyer, whatever became of them. */
export async function ordersOf(email: string) {
  return sql<{ merchantUid: string; status: string; amount: number }[]>`
    select merchant_uid as "merchantUid", status, amount from orders
    where user_id = (select id from users where email = ${email}) order by created_at`;
}

/** The newest message that came to a phone and names a link to the tutor site; waits for the outbox. */
export async function newestLink(phone: string): Promise<string> {
  for (let round = 0; round < 100; round += 1) {
    const response = await fetch(`${SANDBOX}/sandbox/api/messages?to=${phone}`);
    const { messages } = (await response.json()) as { messages: Message[] };
    const link = messages.map(({ text }) => /https?:\/\/\S+/.exec(text)?.[0]).find(Boolean);
    if (link) return link;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No link came for ${phone}`);
}
