import type { VendorConfig } from "./vendor-config";

/** Origins that a vendor adds to a page's policy, by directive. */
export type VendorSources = Readonly<Partial<Record<string, readonly string[]>>>;

const CHAT = "https://*.channel.io";

/** The origins that the policy allows besides our own: none without a vendor, and never an inline script or style. */
export function vendorSources({
  monitoring,
  messenger,
}: Pick<VendorConfig, "monitoring" | "messenger">): VendorSources {
  return {
    "connect-src": [
      ...(monitoring ? [new URL(monitoring.dsn).origin] : []),
      ...(messenger ? [CHAT, "wss://*.channel.io"] : []),
    ],
    ...(messenger
      ? {
          "script-src": ["https://cdn.channel.io"],
          "img-src": [CHAT],
          "font-src": [CHAT],
          "media-src": [CHAT],
          "frame-src": [CHAT],
        }
      : {}),
  };
}

/** The origins of the payment provider's script and of the windows that it opens. */
export function paymentSources({ payments }: Pick<VendorConfig, "payments">): VendorSources {
  const hosts = [...new Set([new URL(payments.sdkUrl).origin, ...payments.origins])];
  return { "script-src": hosts, "frame-src": hosts, "connect-src": hosts };
}

/** Both lists of each directive. */
export function mergeSources(one: VendorSources, other: VendorSources): VendorSources {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(names.map((name) => [name, [...(one[name] ?? []), ...(other[name] ?? [])]]));
}
