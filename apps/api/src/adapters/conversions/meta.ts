import { createHash } from "node:crypto";
import { CONVERSION_SOURCE } from "@pkg/domain";
import type { Secret } from "../../secrets/secret.ts";
import { type Conversion, ConversionNotSent, type ConversionSender } from "./port.ts";

export interface MetaConfig {
  /** "https://graph.facebook.com", or the local sandbox. */
  graphUrl: string;
  pixelId: string;
  accessToken: Secret;
  timeoutMs: number;
}

const VERSION = "v23.0";

/** Meta's Conversions API. The network joins by plain SHA-256, so that is what it gets. */
export function createMetaSender({ graphUrl, pixelId, accessToken, timeoutMs }: MetaConfig): ConversionSender {
  return {
    async send(conversion) {
      const url = new URL(`/${VERSION}/${encodeURIComponent(pixelId)}/events`, graphUrl);
      const body = { data: [toWire(conversion)], access_token: accessToken.reveal() };
      const { status } = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error: unknown) => {
        throw new ConversionNotSent(`Meta: no answer (${error instanceof Error ? error.name : "unknown"}).`);
      });
      if (status !== 200) throw new ConversionNotSent(`Meta: HTTP ${status}.`);
    },
  };
}

function toWire({ id, name, at, pageUrl, email, phone, value }: Conversion) {
  return {
    event_name: name,
    event_time: Math.floor(at.getTime() / 1000),
    event_id: id,
    event_source_url: pageUrl,
    action_source: CONVERSION_SOURCE,
    user_data: {
      ...(email && { em: [sha256(email)] }),
      // Digits alone, as the network hashes them.
      ...(phone && { ph: [sha256(phone.replace(/\D/g, ""))] }),
    },
    ...(value !== null && { custom_data: { value, currency: "KRW" } }),
  };
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
