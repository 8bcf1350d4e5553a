/** `range(3)` -> `[0, 1, 2]`: stable keys for shapes that have no identity. */
export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
