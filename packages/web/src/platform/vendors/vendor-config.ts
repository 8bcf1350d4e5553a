/** Where error reports go. Everything in it may be public. */
export interface MonitoringConfig {
  readonly dsn: string;
  readonly environment: string;
  /** Share of page loads that report, 0 to 1. */
  readonly sampleRate: number;
  readonly release: string | null;
}

/** Where the student's app is offered, in which lessons take place; null where it is in no such store. */
export interface StoreConfig {
  readonly ios: string | null;
  readonly android: string | null;
}

/** The vendors that a page may talk to in this installation; null where there is none. */
export interface VendorConfig {
  readonly monitoring: MonitoringConfig | null;
  readonly messenger: { readonly pluginKey: string } | null;
  /** The vendor of the address search; ours when null. */
  readonly postcode: "kakao" | null;
  readonly payments: PaymentsConfig;
  readonly stores: StoreConfig;
}

/** The payment provider's script, which opens the wallets' windows. */
export interface PaymentsConfig {
  readonly sdkUrl: string;
  /** Whom the script frames and calls besides its own origin. */
  readonly origins: readonly string[];
}

/** The path that serves them: prerendered pages can't contain what is known only at run time. */
export const VENDORS = "/vendors.json";
