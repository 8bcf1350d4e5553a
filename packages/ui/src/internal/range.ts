/** `range(3)` -> `[0, 1, 2]`: stable keys for identical shapes. */
export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
