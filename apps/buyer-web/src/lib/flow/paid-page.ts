/** The confirmation of a paid order, which leads on to the wishes. */
export const paidPage = (merchantUid: string): string => `/tutoring/enroll/payment-complete?merchantUid=${merchantUid}`;
