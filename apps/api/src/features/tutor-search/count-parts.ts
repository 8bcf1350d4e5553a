import { type PartCounts, SIGNATURE_BYTES } from "./sign-week.ts";

/** Tutors beside each other in a word of a plane. */
export const LANES = 32;
const PLANES = SIGNATURE_BYTES * 8;
/** One more than five counter bits hold. */
const MOST_COUNTED = 32;

/**
 * The signatures of a list turned round: for each part of the week a plane with one bit for each tutor, so that one operation
 * looks at 32 of them.
 */
export interface PartPlanes {
  /** Words of a plane. */
  readonly words: number;
  readonly bits: Int32Array;
}

/**
 * Turns signatures round.
 * @param signatures two words for each
 * @param at where the signature of a place begins
 */
export function partPlanes(signatures: Int32Array, count: number, at: (place: number) => number): PartPlanes {
  const words = Math.ceil(count / LANES);
  const bits = new Int32Array(words * PLANES);
  const low = new Int32Array(LANES);
  const high = new Int32Array(LANES);
  for (let word = 0; word < words; word++) {
    for (let lane = 0; lane < LANES; lane++) {
      const place = word * LANES + lane;
      const from = place < count ? at(place) : -1;
      low[lane] = signatures[from] ?? 0;
      high[lane] = from < 0 ? 0 : (signatures[from + 1] ?? 0);
    }
    turn(low);
    turn(high);
    for (let part = 0; part < LANES; part++) {
      bits[part * words + word] = low[part] ?? 0;
      bits[(part + LANES) * words + word] = high[part] ?? 0;
    }
  }
  return { words, bits };
}

/** Turns a square of 32 x 32 bits round: bit y of word x becomes bit x of word y (Hacker's Delight, 7-3). */
function turn(square: Int32Array): void {
  let mask = 0x0000ffff;
  for (let size = LANES / 2; size > 0; size >>= 1, mask ^= mask << size) {
    for (let at = 0; at < LANES; at = (at + size + 1) & ~size) {
      const one = square[at] ?? 0;
      const other = square[at + size] ?? 0;
      const swapped = ((one >>> size) ^ other) & mask;
      square[at + size] = other ^ swapped;
      square[at] = one ^ (swapped << size);
    }
  }
}

/** The bits of the places from one to before another in the same word. */
export function lanesBetween(from: number, to: number): number {
  return (-1 << (from % LANES)) & (-1 >>> (-to & (LANES - 1)));
}

/**
 * Which tutors of a word can have at least so many half-hours in common with the wish, a bit for each. Adds up in counters of
 * as few bits as it takes, for 32 tutors at once; they begin so high that they run over at the number asked for. More than five
 * bits hold is asked of nobody.
 */
export function canHave(
  { words, bits }: PartPlanes,
  word: number,
  { parts, powers }: PartCounts,
  fewest: number,
): number {
  if (fewest <= 0 || fewest >= MOST_COUNTED) return -1;
  const width = 32 - Math.clz32(fewest - 1);
  const start = (1 << width) - fewest;
  let c0 = -(start & 1);
  let c1 = -((start >> 1) & 1);
  let c2 = -((start >> 2) & 1);
  let c3 = -((start >> 3) & 1);
  let c4 = -(start >> 4);
  let over = 0;
  for (let index = 0; index < parts.length; index++) {
    const power = powers[index] ?? 0;
    let carry = bits[(parts[index] ?? 0) * words + word] ?? 0;
    if (power <= 0 && width > 0) {
      const sum = c0 ^ carry;
      carry &= c0;
      c0 = sum;
    }
    if (power <= 1 && width > 1) {
      const sum = c1 ^ carry;
      carry &= c1;
      c1 = sum;
    }
    if (power <= 2 && width > 2) {
      const sum = c2 ^ carry;
      carry &= c2;
      c2 = sum;
    }
    if (power <= 3 && width > 3) {
      const sum = c3 ^ carry;
      carry &= c3;
      c3 = sum;
    }
    if (power <= 4 && width > 4) {
      const sum = c4 ^ carry;
      carry &= c4;
      c4 = sum;
    }
    over |= carry;
  }
  return over;
}

/** The most half-hours that the tutor of a place can have in common with the wish. */
export function mostAt({ words, bits }: PartPlanes, place: number, { parts, powers }: PartCounts): number {
  const word = Math.floor(place / LANES);
  const lane = place % LANES;
  let most = 0;
  for (let index = 0; index < parts.length; index++) {
    most += (((bits[(parts[index] ?? 0) * words + word] ?? 0) >> lane) & 1) << (powers[index] ?? 0);
  }
  return most;
}
