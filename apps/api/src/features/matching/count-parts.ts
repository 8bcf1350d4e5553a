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

/** Planes for some tutors, as yet without time. */
export function partPlanes(count: number): PartPlanes {
  const words = Math.ceil(count / LANES);
  return { words, bits: new Int32Array(words * PLANES) };
}

/** The bits of the places from one to before another in the same word. */
export function lanesBetween(from: number, to: number): number {
  return (-1 << (from % LANES)) & (-1 >>> (-to & (LANES - 1)));
}

/** Writes the signature that begins at `from` into the place of a tutor. */
export function setParts({ words, bits }: PartPlanes, place: number, signatures: Uint8Array, from: number): void {
  const lane = 1 << (place % LANES);
  const word = Math.floor(place / LANES);
  for (let byte = 0; byte < SIGNATURE_BYTES; byte++) {
    for (let rest = signatures[from + byte] ?? 0; rest > 0; rest &= rest - 1) {
      const at = (byte * 8 + 31 - Math.clz32(rest & -rest)) * words + word;
      bits[at] = (bits[at] ?? 0) | lane;
    }
  }
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
