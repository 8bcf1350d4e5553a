import { randomInt } from "node:crypto";

/** The numbers from 0 to `count` - 1 in an order that nobody can foresee. */
export function makeOrder(count: number): number[] {
  const order = Array.from({ length: count }, (_none, at) => at);
  for (let left = count - 1; left > 0; left--) {
    const other = randomInt(left + 1);
    [order[left], order[other]] = [order[other] ?? 0, order[left] ?? 0];
  }
  return order;
}
