import { readVendors, vendorProblems } from "../vendors/read-vendors";
import type { VendorConfig } from "../vendors/vendor-config";

/** The apps that open in a browser; each has its own origin. */
export const WEB_APPS = ["buyer", "tutor", "account", "exam"] as const;
export type WebApp = (typeof WEB_APPS)[number];

/** The origins ("https://example.com") of the API and of our apps, and the vendors that pages may call. */
export interface WebEnv {
  readonly api: string;
  readonly origins: Readonly<Record<WebApp, string>>;
  readonly vendors: VendorConfig;
  /** Exact origins of the sites that may frame the pages below /framer; nobody's by default. */
  readonly framers: readonly string[];
  /** Addresses or ranges of the proxies in front of this site: what they alone say of the caller's address is believed. */
  readonly proxies: readonly string[];
  /** Browsers give up the service worker that shows a page of its own while they are offline. */
  readonly isOfflinePageOff: boolean;
}

const LOCAL = {
  API_ORIGIN: "http://127.0.0.1:4000",
  BUYER_ORIGIN: "http://localhost:3000",
  TUTOR_ORIGIN: "http://localhost:3001",
  ACCOUNT_ORIGIN: "http://localhost:3002",
  EXAM_ORIGIN: "http://localhost:3003",
} as const;
type Variable = keyof typeof LOCAL;

/** The value of TRUST_PROXY of a site that browsers reach without a proxy, as in a local run. */
const NO_PROXY = "none";

/**
 * Reads the addresses at run time, so that one build runs anywhere. Without any of them the local addresses hold.
 * @throws Error with one line that names every wrong variable, or the missing ones when only some are set
 */
export function readWebEnv(source: Readonly<Record<string, string | undefined>> = process.env): WebEnv {
  const names = Object.keys(LOCAL) as Variable[];
  const given = names.filter((name) => source[name]);
  const missing = given.length > 0 ? [...names, "TRUST_PROXY"].filter((name) => !source[name]) : [];
  const vendors = vendorProblems(source);
  const framers = (source.FRAMER_ORIGINS ?? "").split(",").filter(Boolean);
  const wrong = [
    ...given.filter((name) => !isOrigin(source[name] ?? "")),
    ...(framers.every((framer) => isOrigin(framer) && !framer.includes("*")) ? [] : ["FRAMER_ORIGINS"]),
  ];
  if (missing.length + wrong.length + vendors.length > 0) {
    const lines = [
      ...missing.map((name) => `${name} (missing)`),
      ...wrong.map((name) => `${name} (must be an origin)`),
      ...vendors,
    ];
    throw new Error(`Cannot start, these variables are missing or wrong: ${lines.join(", ")}`);
  }
  const at = (name: Variable) => source[name] ?? LOCAL[name];
  return {
    api: at("API_ORIGIN"),
    origins: {
      buyer: at("BUYER_ORIGIN"),
      tutor: at("TUTOR_ORIGIN"),
      account: at("ACCOUNT_ORIGIN"),
      exam: at("EXAM_ORIGIN"),
    },
    vendors: readVendors(source),
    framers,
    proxies: (source.TRUST_PROXY ?? NO_PROXY).split(",").filter((proxy) => proxy !== NO_PROXY),
    isOfflinePageOff: source.OFFLINE_PAGE === "off" || source.NODE_ENV === "development",
  };
}

/** Has requests carry true addresses. In Node only: Next builds what runs at the start for its edge runtime too. */
export async function believeProxies({ proxies }: WebEnv): Promise<void> {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    (await import("./forwarded-address")).correctForwardedAddresses(proxies);
  }
}

/** Whether this is `next dev`: its scripts need a looser policy. */
export function isDevelopment(): boolean {
  return process.env.NODE_ENV === "development";
}

function isOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).origin === value && /^https?:/.test(value);
}
