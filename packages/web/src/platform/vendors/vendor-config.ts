/** Where error reports go (spec §9, monitoring). Everything in it may be public. */
export interface MonitoringConfig {
  readonly dsn: string;
  readonly environment: string;
  /** Share of page loads that report, 0 to 1. */
  readonly sampleRate: number;
  readonly release: string | null;
}

/** The vendors that a page may talk to in this installation; null where there is none. */
export interface VendorConfig {
  readonly monitoring: MonitoringConfig | null;
  readonly messenger: { readonly pluginKey: string } | null;
  /** Whose search finds addresses; ours when null. */
  readonly postcode: "kakao" | null;
}

/** Where a page asks for them, when it needs one: pages are prerendered, so they can't carry what is known at run time. */
export const VENDORS = "/vendors.json";
