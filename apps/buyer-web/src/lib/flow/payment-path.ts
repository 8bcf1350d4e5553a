export const PAYMENT_PAGE = "/tutoring/enroll/payment";

/** Where a consultation and its offer are read, also before the log-in. */
export const CONSULTATION_STATE_PAGE = "/tutoring/consult/complete";

/** The payment of what was offered in a consultation. */
export const OFFER_PAGE = "/tutoring/enroll/payment-from-consult";

/** The stored ways to pay, where a wallet is added. */
export const METHODS_PAGE = "/mypage/payment-management/payment-method";

/**
 * The payment page, what lies below it, and the stored ways to pay: the only pages that may load the provider's script.
 */
export function isPaymentPath(path: string): boolean {
  return path === PAYMENT_PAGE || path === OFFER_PAGE || path === METHODS_PAGE || path.startsWith(`${PAYMENT_PAGE}/`);
}
