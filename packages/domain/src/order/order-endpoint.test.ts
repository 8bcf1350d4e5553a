import { expect, it } from "vitest";
import { ORDER_ENDPOINTS, orderEndpoint } from "./order-endpoint.ts";

it.each([
  ["CARD", 1, "/lessons/orders/card"],
  ["CARD", 2, "/lessons/orders/card/bundlings"],
  ["KAKAOPAY", 1, "/lessons/orders/pg"],
  ["NAVERPAY", 1, "/lessons/orders/pg"],
  ["KAKAOPAY", 10, "/lessons/orders/pg/bundlings"],
  ["NAVERPAY", 2, "/lessons/orders/pg/bundlings"],
  ["NONE", 1, "/lessons/orders/no-payment"],
  ["NONE", 3, "/lessons/orders/no-payment"],
] as const)("%s with %i courses: %s", (method, courses, path) => {
  expect(orderEndpoint(method, courses)).toBe(path);
  expect(ORDER_ENDPOINTS).toContain(path);
});
