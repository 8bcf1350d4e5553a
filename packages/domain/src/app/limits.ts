/** The client gives up a call after this time. */
export const API_TIMEOUT_MS = 60_000;
/** A feature flag is read again on focus at most this often. */
export const FEATURE_REFOCUS_THROTTLE_MS = 10_000;
/** A session ends after this time without activity. */
export const SESSION_IDLE_MINUTES = 30;
export const SESSION_IDLE_LIMIT_MS = SESSION_IDLE_MINUTES * 60_000;
/** How long a code by text message can be entered. */
export const PHONE_CODE_MINUTES = 3;
/** How long a mailed link sets a new password. */
export const PASSWORD_LINK_MINUTES = 30;
/** For how many minutes the code in a mail proves its mailbox. */
export const EMAIL_CODE_MINUTES = 10;

/** After a new password by a mailed link: ways to log in that are younger than this may be cut by the same link. */
export const CUT_WAYS_DAYS = 30;

/** How long after the new password the link goes on showing them. */
export const WAYS_LINK_DAYS = 7;
/** How long staff may look at a person's pages. */
export const PERSON_VIEW_MINUTES = 15;
/** Share of events that monitoring records. */
export const MONITORING_SAMPLE_RATE = 0.1;
/** Environment that monitoring reports. */
export const MONITORING_ENVIRONMENT = "prod";
/** Heights of the fixed parts of a page in pixels. */
export const LAYOUT_PX = { header: 72, banner: 48, tab: 46 } as const;
/** How far ahead the working-day calculation looks, in days. */
export const WORKING_DAY_LOOK_AHEAD_DAYS = 365;
