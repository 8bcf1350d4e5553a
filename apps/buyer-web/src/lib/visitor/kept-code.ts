import { benefitCodeKey, TEXT_LENGTHS } from "@pkg/domain";
import { storedValue } from "@pkg/web/platform/storage/stored-value";

const CODE = new RegExp(`^[\\p{L}\\p{N}]{1,${TEXT_LENGTHS.benefitCode.max}}$`, "u");

/**
 * The code of a friend's link or of a coupon: it waits in the browser for the next payment, also over a sign-up.
 * We end it never; Safari forgets what a page stored once its site was not used for seven days.
 */
export const keptCode = storedValue("local", "naran.referral-code", (kept) => {
  const code = typeof kept === "string" ? benefitCodeKey(kept) : "";
  return CODE.test(code) ? code : null;
});
