import { expect, it } from "vitest";
import { canOrderTransition, ORDER_STATUSES } from "./order-status.ts";

it("moves only along its transitions", () => {
  const moves = ORDER_STATUSES.flatMap((from) =>
    ORDER_STATUSES.filter((to) => canOrderTransition(from, to)).map((to) => `${from} -> ${to}`),
  );
  expect(moves).toEqual([
    "PENDING -> PAID",
    "PENDING -> FAILED",
    "PENDING -> UNKNOWN",
    "PAID -> PART_REFUNDED",
    "PAID -> REFUNDED",
    "UNKNOWN -> PAID",
    "UNKNOWN -> FAILED",
    "PART_REFUNDED -> REFUNDED",
  ]);
});
