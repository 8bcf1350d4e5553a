import { CONVERSION_SITE_KEY, CONVERSION_SOURCE, type ConversionName, conversionContacts } from "@pkg/domain";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { storedValue } from "@pkg/web/platform/storage/stored-value";

/** The last event that this tab told of, so that a reload tells nothing again; the API drops what comes twice. */
const told = storedValue("session", "naran.conversion-told", (kept) => (typeof kept === "string" ? kept : null));

interface Known {
  readonly email: string | null;
  readonly phoneNumber: string | null;
}

/**
 * Tells the API once that an order was paid, for the advertising network. Fire and forget: no failure reaches the buyer.
 * @param order `value` in won
 */
export async function sendPurchase(order: { merchantUid: string; value: number }, known: Known): Promise<void> {
  await once(`purchase:${order.merchantUid}`, async (id) => {
    const event = { ...(await happened("Purchase", id, known)), ...order, currency: "KRW" as const };
    return (await client()).POST("/lessons/orders/meta-events", { body: { events: [event] } });
  });
}

/** The same for a consultation that was asked for. @param header of who asked without a log-in */
export async function sendConsult(
  consultationId: string,
  known: Known,
  header: { readonly "x-consultation-token"?: string },
): Promise<void> {
  await once(`consult:${consultationId}`, async (id) => {
    const event = { ...(await happened("Consult", id, known)), consultationId };
    const body = { events: [event] };
    return (await client()).POST("/lessons/consultations/meta-events", { params: { header }, body });
  });
}

const client = async () => (await import("@pkg/web/platform/api/api")).api();

async function once(id: string, send: (id: string) => Promise<unknown>): Promise<void> {
  if (told.read() === id) return;
  told.write(id);
  try {
    await send(id);
  } catch {
    // What the network is not told of changes nothing for anybody here.
  }
}

async function happened<Name extends ConversionName>(name: Name, id: string, known: Known) {
  const { email, phone } = conversionContacts(known);
  const [hashedEmail, hashedPhone] = await Promise.all([keyedHash(email), keyedHash(phone)]);
  return { id, name, time: serverNow().toISOString(), source: CONVERSION_SOURCE, hashedEmail, hashedPhone } as const;
}

/** HMAC-SHA-256 with the public site key, in hexadecimal digits. */
async function keyedHash(contact: string | null): Promise<string | null> {
  if (contact === null) return null;
  const bytes = (text: string) => new TextEncoder().encode(text);
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytes(CONVERSION_SITE_KEY), algorithm, false, ["sign"]);
  const signed = new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes(contact)));
  return [...signed].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
