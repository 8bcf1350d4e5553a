import type { CleanedFormat } from "./picture-format.ts";

/** What shows a still picture. */
const SHOWN = new Set(["VP8 ", "VP8L", "VP8X", "ALPH", "ICCP"]);
/** Bits of VP8X that promise chunks which are left out: Exif and XMP. */
const NOTES = 0b1100;

/** A still WebP picture without its notes. Null for a moving one, and when a chunk is broken or missing. */
export function cleanWebp(bytes: Buffer): CleanedFormat | null {
  if (bytes.toString("latin1", 8, 12) !== "WEBP") return null;
  const fileEnd = 8 + bytes.readUInt32LE(4);
  if (fileEnd > bytes.length) return null;
  const kept: Buffer[] = [];
  let size: { width: number; height: number } | null = null;
  let hasPixels = false;
  let at = 12;
  while (at + 8 <= fileEnd) {
    const name = bytes.toString("latin1", at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    if (end > fileEnd || name === "ANIM" || name === "ANMF") return null;
    const chunk = Buffer.from(bytes.subarray(at, end));
    at = end;
    if (!SHOWN.has(name)) continue;
    const own = readSize(name, chunk);
    if (own === "BROKEN") return null;
    size ??= own;
    hasPixels ||= name === "VP8 " || name === "VP8L";
    if (name === "VP8X") chunk.writeUInt8(chunk.readUInt8(8) & ~NOTES, 8);
    kept.push(chunk);
  }
  if (!size || !hasPixels) return null;
  const body = Buffer.concat(kept);
  const head = Buffer.from("RIFF\0\0\0\0WEBP", "latin1");
  head.writeUInt32LE(body.length + 4, 4);
  return { ...size, bytes: Buffer.concat([head, body]) };
}

/** The size that a chunk tells; null when it tells none. */
function readSize(name: string, chunk: Buffer): { width: number; height: number } | "BROKEN" | null {
  if (name === "ALPH" || name === "ICCP") return null;
  if (chunk.length < 18) return "BROKEN";
  if (name === "VP8X") return { width: chunk.readUIntLE(12, 3) + 1, height: chunk.readUIntLE(15, 3) + 1 };
  if (name === "VP8L") {
    if (chunk.readUInt8(8) !== 0x2f) return "BROKEN";
    const bits = chunk.readUInt32LE(9);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (chunk.readUIntBE(11, 3) !== 0x9d012a) return "BROKEN";
  return { width: chunk.readUInt16LE(14) & 0x3fff, height: chunk.readUInt16LE(16) & 0x3fff };
}
