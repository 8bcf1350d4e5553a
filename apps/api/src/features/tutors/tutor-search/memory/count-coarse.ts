import { WEEK_PARTS, type WishedParts } from "./build-coarse-bitmap.ts";

/** Tutors beside each other in a word of transposed bitmaps. */
export const WORD_BITS = 32;
/** One more than five counter bits hold. */
const COUNTER_LIMIT = 32;

/** Coarse bitmaps of a list, transposed: for each part of the week a row with one bit for each tutor, so that one operation reads 32. */
export interface TransposedBitmaps {
  /** Words of a row. */
  readonly words: number;
  readonly bits: Int32Array;
}

/**
 * Transposes coarse bitmaps.
 * @param source two words for each bitmap
 * @param wordAt where the bitmap of a place in the list begins
 */
export function transposeBitmaps(
  source: Int32Array,
  count: number,
  wordAt: (place: number) => number,
): TransposedBitmaps {
  const words = Math.ceil(count / WORD_BITS);
  const bits = new Int32Array(words * WEEK_PARTS);
  const low = new Int32Array(WORD_BITS);
  const high = new Int32Array(WORD_BITS);
  for (let word = 0; word < words; word++) {
    for (let bit = 0; bit < WORD_BITS; bit++) {
      const place = word * WORD_BITS + bit;
      const at = place < count ? wordAt(place) : -1;
      low[bit] = source[at] ?? 0;
      high[bit] = at < 0 ? 0 : source[at + 1]!;
    }
    transpose32(low);
    transpose32(high);
    for (let part = 0; part < WORD_BITS; part++) {
      bits[part * words + word] = low[part]!;
      bits[(part + WORD_BITS) * words + word] = high[part]!;
    }
  }
  return { words, bits };
}

/** Transposes 32 x 32 bits in place: bit y of word x becomes bit x of word y (Hacker's Delight, 7-3). */
function transpose32(square: Int32Array): void {
  let mask = 0x0000ffff;
  for (let size = WORD_BITS / 2; size > 0; size >>= 1, mask ^= mask << size) {
    for (let at = 0; at < WORD_BITS; at = (at + size + 1) & ~size) {
      const swapped = ((square[at]! >>> size) ^ square[at + size]!) & mask;
      square[at + size]! ^= swapped;
      square[at]! ^= swapped << size;
    }
  }
}

/** A word with the bits of the places from one to before another, both in the same word. */
export function bitRange(from: number, to: number): number {
  return (-1 << (from % WORD_BITS)) & (-1 >>> (-to & (WORD_BITS - 1)));
}

/**
 * Which tutors of a word can have at least so many half-hours in common with the wish, a bit for each. Bit-sliced: each variable
 * holds one bit of the counters of 32 tutors. The counters start so high that they overflow at the number asked for; a number
 * that five bits do not hold excludes no tutor.
 */
export function canHave({ words, bits }: TransposedBitmaps, word: number, wished: WishedParts, fewest: number): number {
  if (fewest <= 0 || fewest >= COUNTER_LIMIT) return -1;
  const { parts, powers } = wished;
  const width = 32 - Math.clz32(fewest - 1);
  const start = (1 << width) - fewest;
  let c0 = -(start & 1);
  let c1 = -((start >> 1) & 1);
  let c2 = -((start >> 2) & 1);
  let c3 = -((start >> 3) & 1);
  let c4 = -(start >> 4);
  let overflow = 0;
  for (let index = 0; index < parts.length; index++) {
    const power = powers[index]!;
    let carry = bits[parts[index]! * words + word]!;
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
    overflow |= carry;
  }
  return overflow;
}

/** The most half-hours that the tutor of a place can have in common with the wish. */
export function mostCommon({ words, bits }: TransposedBitmaps, place: number, { parts, powers }: WishedParts): number {
  const word = Math.floor(place / WORD_BITS);
  const bit = place % WORD_BITS;
  let most = 0;
  for (let index = 0; index < parts.length; index++) {
    most += ((bits[parts[index]! * words + word]! >> bit) & 1) << powers[index]!;
  }
  return most;
}
