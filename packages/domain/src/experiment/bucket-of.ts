/** Into how many parts people are divided; a share of 1 % is 100 of them. */
export const BUCKETS = 10_000;

/**
 * A person's bucket in an experiment: a whole number from 0 up to, excluding, `BUCKETS`. It is stable, and independent
 * between experiments.
 * @param personId any text that stays the same for the person, e.g. the id that a browser made for itself
 */
export function bucketOf(personId: string, experiment: string): number {
  return mix(hash(`${experiment}\n${personId}`)) % BUCKETS;
}

/** FNV-1a over UTF-16 units: 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value;
}

/** The last step of MurmurHash3: texts that differ in one letter land far apart. */
function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
