import fc from "fast-check";

const STRANGE: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e308,
  "",
  "NOT_ONE_OF_THEM",
  "a".repeat(5000),
  [],
  {},
  [null],
  { $ne: null },
  "'; drop table orders; --",
  "\u0000",
  "a\r\nb",
  "a\u0085b",
];

/** The body with one place of it broken: a field gone, or something strange in its place. */
export function mutated(bodies: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(bodies, fc.nat(), fc.oneof(fc.constant(GONE), fc.constantFrom(...STRANGE)))
    .map(([body, place, value]) => {
      const copy = structuredClone(body);
      const places = placesOf(copy);
      const chosen = places[place % Math.max(1, places.length)];
      if (!chosen) return value === GONE ? null : value;
      // A hole in a list would travel as null, which may fit.
      if (value === GONE && Array.isArray(chosen.holder)) chosen.holder.splice(Number(chosen.key), 1);
      else if (value === GONE) Reflect.deleteProperty(chosen.holder, chosen.key);
      else Reflect.set(chosen.holder, chosen.key, value);
      return copy;
    });
}

const GONE = Symbol("gone");

function placesOf(value: unknown): { holder: object; key: string }[] {
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, part]) => [{ holder: value, key }, ...placesOf(part)]);
}
