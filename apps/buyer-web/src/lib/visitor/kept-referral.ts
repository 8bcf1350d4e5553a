import { readReferralCode } from "@pkg/domain";
import { storedValue } from "@pkg/web/platform/storage/stored-value";

/** The code that a friend's link brought: it waits in the browser for the first payment, also over a sign-up. */
export const keptReferral = storedValue("local", "naran.referral-code", (kept) =>
  readReferralCode(typeof kept === "string" ? kept : null),
);
