/**
 * How many lessons of each course of a class are used: they fill its courses in the order of payment, the one that began the
 * class first and its renewals after it.
 * @param totals all lessons of each course, in the order of payment
 */
export function fillCourses(used: number, totals: readonly number[]): number[] {
  let left = Math.max(0, used);
  return totals.map((total) => {
    const filled = Math.min(left, total);
    left -= filled;
    return filled;
  });
}
