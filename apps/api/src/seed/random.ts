/** A small deterministic generator (mulberry32): the same seed gives the same tutors and reviews on every machine. */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  /** A whole number from `from` to `to`, both included. */
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(list: readonly T[]): T => {
    const value = list[int(0, list.length - 1)];
    if (value === undefined) throw new RangeError("Nothing to pick from.");
    return value;
  };
  /** `count` different entries, in random order. */
  const sample = <T>(list: readonly T[], count: number): T[] => {
    const rest = [...list];
    return Array.from({ length: Math.min(count, rest.length) }, () => {
      const [taken] = rest.splice(int(0, rest.length - 1), 1);
      if (taken === undefined) throw new RangeError("Nothing to pick from.");
      return taken;
    });
  };
  return { next, int, pick, sample, chance: (share: number) => next() < share };
}

export type Random = ReturnType<typeof createRandom>;
