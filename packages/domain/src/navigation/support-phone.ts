/** The number of our customer service, the same on every page and in every message. */
export const SUPPORT_PHONE = "1600-0000";
