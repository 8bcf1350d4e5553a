import type { Wallet } from "@pkg/domain";
import type { Secret } from "../../secrets/secret.ts";

/** Everything the PortOne adapter needs; it reads no environment itself. */
export interface PortoneConfig {
  /** Origin of the REST API, e.g. "https://api.portone.io" or the local sandbox. */
  apiBaseUrl: string;
  apiSecret: Secret;
  storeId: string;
  /** Of typed-in cards. */
  channelKey: string;
  walletChannelKeys: Readonly<Record<Wallet, string>>;
  /** As shown in PortOne's console: "whsec_" followed by base64. */
  webhookSecret: Secret;
  /** For one call, answer included. */
  timeoutMs: number;
  /** Of a payment that names no channel yet. Whoever settles a payment compares the kind of its channel with this. */
  expectedChannelType: "LIVE" | "TEST";
}

/**
 * Refuses a configuration that could only fail later, in the middle of a payment.
 * @throws TypeError naming the wrong field.
 */
export function checkPortoneConfig(config: PortoneConfig): void {
  if (!URL.canParse(config.apiBaseUrl) || !/^https?:$/.test(new URL(config.apiBaseUrl).protocol)) {
    throw new TypeError("PortOne: apiBaseUrl must be an http(s) URL.");
  }
  if (!Number.isInteger(config.timeoutMs) || config.timeoutMs <= 0) {
    throw new TypeError("PortOne: timeoutMs must be a positive whole number.");
  }
  for (const field of ["storeId", "channelKey"] as const) {
    if (config[field] === "") throw new TypeError(`PortOne: ${field} is empty.`);
  }
  for (const [wallet, key] of Object.entries(config.walletChannelKeys)) {
    if (key === "") throw new TypeError(`PortOne: the channel key of ${wallet} is empty.`);
  }
  if (!/^[\x21-\x7e]+$/.test(config.apiSecret.reveal())) {
    throw new TypeError("PortOne: apiSecret must be visible ASCII, it is sent in a header.");
  }
  if (!/^(whsec_)?[A-Za-z0-9+/]+={0,2}$/.test(config.webhookSecret.reveal())) {
    throw new TypeError("PortOne: webhookSecret must be base64, with or without the whsec_ prefix.");
  }
}
