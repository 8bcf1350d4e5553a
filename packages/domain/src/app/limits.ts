/** The client gives up a call after this time. */
export const API_TIMEOUT_MS = 60_000;
/** A feature flag is read again on focus at most this often. */
export const FEATURE_REFOCUS_THROTTLE_MS = 10_000;
/** A session ends after this time without activity. */
export const SESSION_IDLE_LIMIT_MS = 1_800_000;
/** Share of events that monitoring records. */
export const MONITORING_SAMPLE_RATE = 0.1;
/** Environment that monitoring reports. */
export const MONITORING_ENVIRONMENT = "prod";
/** Heights of the fixed parts of a page in pixels. */
export const LAYOUT_PX = { header: 72, banner: 48, tab: 46 } as const;
/** How far ahead the working-day calculation looks, in days. */
export const WORKING_DAY_LOOK_AHEAD_DAYS = 365;
