/** The version of the terms' texts that people agree to now; a new text gets a new date. */
export const CONSENT_VERSION = "2026-11-01";
