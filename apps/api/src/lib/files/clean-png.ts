import { crc32 } from "node:zlib";
import type { CleanedFormat } from "./picture-format.ts";

const SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");
/** What shows the picture; texts, times, places and animations are other chunks. */
const SHOWN = new Set(["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "sBIT", "pHYs", "cICP"]);

/** A PNG without its notes. Null when a chunk is broken or missing. */
export function cleanPng(bytes: Buffer): CleanedFormat | null {
  if (!bytes.subarray(0, 8).equals(SIGNATURE)) return null;
  const kept: Buffer[] = [SIGNATURE];
  const size = { width: 0, height: 0 };
  let hasPixels = false;
  let at = 8;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return null;
    const name = bytes.toString("latin1", at + 4, at + 8);
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return null;
    if ((name === "IHDR") !== (at === 8) || (name === "IHDR" && end - at !== 25)) return null;
    if (name === "IHDR") {
      size.width = bytes.readUInt32BE(at + 8);
      size.height = bytes.readUInt32BE(at + 12);
    }
    hasPixels ||= name === "IDAT";
    if (SHOWN.has(name)) kept.push(bytes.subarray(at, end));
    // Whatever stands behind the end goes.
    if (name === "IEND") return hasPixels ? { ...size, bytes: Buffer.concat(kept) } : null;
    at = end;
  }
  return null;
}
