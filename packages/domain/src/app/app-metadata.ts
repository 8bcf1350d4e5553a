/** A feature flag. */
export interface FeatureFlag {
  readonly name: string;
  readonly available: boolean;
  readonly variant: string | null;
}

/** The native app's metadata. Versions are whole numbers, such as 40401. */
export interface AppMetadata {
  readonly iosVersion: number | null;
  readonly androidVersion: number | null;
  readonly appID: string | null;
}

/** Flags that every page shares. */
export interface SharedFlags {
  readonly isSupportWebp: boolean;
  readonly isWebView: boolean;
  readonly isIE: boolean;
}
