import { isRecord } from "./is-record";

/** Whether a kept value is what a field holds. */
export type Guard<T> = (value: unknown) => value is T;

export const isText: Guard<string> = (value) => typeof value === "string";
export const isNumber: Guard<number> = (value) => typeof value === "number";
export const isFlag: Guard<boolean> = (value) => typeof value === "boolean";

/** A value of a list. */
export const oneOf =
  <T>(values: readonly T[]): Guard<T> =>
  (value): value is T =>
    values.some((known) => known === value);

/** A list whose entries all fit. */
export const listOf =
  <T>(guard: Guard<T>): Guard<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(guard);

/** What fits, or nothing chosen yet. */
export const orNull =
  <T>(guard: Guard<T>): Guard<T | null> =>
  (value): value is T | null =>
    value === null || guard(value);

/**
 * Reads kept answers field by field: what does not fit (an older version, another list) is left out.
 * @returns for `storedValue` and `ownDraft`; null when nothing is kept
 */
export function keptFields<T extends object>(guards: { readonly [K in keyof T]: Guard<T[K]> }) {
  return (kept: unknown): Partial<T> | null => {
    if (!isRecord(kept)) return null;
    const fields = Object.entries<Guard<unknown>>(guards).filter(([name, fits]) => fits(kept[name]));
    // Each entry fits the guard of its own name.
    return Object.fromEntries(fields.map(([name]) => [name, kept[name]])) as Partial<T>;
  };
}
