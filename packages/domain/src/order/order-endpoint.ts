import type { PaymentMethod } from "../payment/payment-method.ts";

/** The five calls that create an order (spec §7). */
export const ORDER_ENDPOINTS = [
  "/lessons/orders/card",
  "/lessons/orders/no-payment",
  "/lessons/orders/pg",
  "/lessons/orders/card/bundlings",
  "/lessons/orders/pg/bundlings",
] as const;
export type OrderEndpoint = (typeof ORDER_ENDPOINTS)[number];

/**
 * The call that creates an order: a single order, or a bundling order when there are several courses (spec §4). Wallets go
 * through pg; an order that costs nothing has one call for any number of courses.
 */
export function orderEndpoint(paymentMethod: PaymentMethod, courseCount: number): OrderEndpoint {
  if (paymentMethod === "NONE") return "/lessons/orders/no-payment";
  const path = paymentMethod === "CARD" ? "/lessons/orders/card" : "/lessons/orders/pg";
  return courseCount > 1 ? `${path}/bundlings` : path;
}
