/**
 * What was paid for each course of an order, in won: the amount shared out by what the courses cost, after every discount. Each
 * share is rounded down, and what is left over goes, a won each, to the largest remainders (the earlier course first), so that the shares
 * add up to the amount. Courses that cost nothing share equally.
 * @param costs the final cost of each course's product, in won
 */
export function paidShares(amount: number, costs: readonly number[]): number[] {
  const sum = costs.reduce((total, cost) => total + cost, 0);
  const weights = sum > 0 ? costs : costs.map(() => 1);
  // Exact: won times won is beyond 2^53 for large orders.
  const total = BigInt(sum > 0 ? sum : costs.length);
  const products = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = products.map((product) => Number(product / total));
  const remainders = products.map((product, index) => ({ index, rest: product % total }));
  remainders.sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1));
  const over = amount - shares.reduce((given, share) => given + share, 0);
  const favoured = new Set(remainders.slice(0, over).map(({ index }) => index));
  return shares.map((share, index) => share + (favoured.has(index) ? 1 : 0));
}
