import { BUCKETS } from "./bucket-of.ts";

/** One variant of an experiment and its share of people. */
export interface VariantShare {
  readonly variant: string;
  /** Whole percent. */
  readonly share: number;
}

/**
 * The variant of a bucket. The shares follow each other from bucket 0 on, so moving a border between two variants moves only
 * the people between the old border and the new one. A bucket behind the last share gets no variant: null.
 */
export function pickVariant(split: readonly VariantShare[], bucket: number): string | null {
  let end = 0;
  for (const { variant, share } of split) {
    end += (share * BUCKETS) / 100;
    if (bucket < end) return variant;
  }
  return null;
}
