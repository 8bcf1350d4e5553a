/**
 * The version of the terms' texts that people agree to now; a changed text gets a new date. A test of `@pkg/web` has
 * a hash of every text of each version.
 */
export const CONSENT_VERSION = "2026-11-01";
