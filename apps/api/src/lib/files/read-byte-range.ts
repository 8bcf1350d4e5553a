import type { ByteRange } from "../../adapters/storage/port.ts";

/** Reads "bytes=100-" or "bytes=100-199", as players ask; null for anything else, and for a part that isn't there. */
export function readByteRange(header: string | undefined, bytes: number): ByteRange | null {
  const [, first, last] = /^bytes=(\d{1,9})-(\d{0,9})$/.exec(header ?? "") ?? [];
  if (first === undefined) return null;
  const start = Number(first);
  const end = Math.min(last ? Number(last) : bytes - 1, bytes - 1);
  return start <= end ? { start, end } : null;
}
