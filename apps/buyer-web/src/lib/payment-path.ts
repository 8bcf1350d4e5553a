export const PAYMENT_PAGE = "/tutoring/enroll/payment";

/** The payment page and what lies below it: the only pages that may load the payment provider's script. */
export function isPaymentPath(path: string): boolean {
  return path === PAYMENT_PAGE || path.startsWith(`${PAYMENT_PAGE}/`);
}
