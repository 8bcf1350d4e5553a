import { createHmac } from "node:crypto";

export interface WebhookToSign {
  /** "whsec_" followed by base64. */
  secret: string;
  id: string;
  /** Unix time in seconds. */
  timestamp: number;
  body: string;
}

/** The headers of a Standard Webhooks delivery: `v1,` + base64(HMAC-SHA256(secret, "id.timestamp.body")). */
export function signWebhook({ secret, id, timestamp, body }: WebhookToSign): Record<string, string> {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  return { "webhook-id": id, "webhook-timestamp": String(timestamp), "webhook-signature": `v1,${signature}` };
}
