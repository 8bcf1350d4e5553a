import type { PictureType } from "@pkg/domain";
import { cleanJpeg } from "./clean-jpeg.ts";
import { cleanPng } from "./clean-png.ts";
import { cleanWebp } from "./clean-webp.ts";
import type { CleanedFormat } from "./picture-format.ts";

export interface CleanPicture extends CleanedFormat {
  type: PictureType;
}

/** More pixels than any phone takes; a small file can hold endless ones. */
const MAX_SIDE = 16_000;
const MAX_PIXELS = 60_000_000;

interface Format {
  type: PictureType;
  isMeant: (bytes: Buffer) => boolean;
  clean: (bytes: Buffer) => CleanedFormat | null;
}

const FORMATS: readonly Format[] = [
  { type: "image/jpeg", isMeant: (bytes) => bytes.readUInt16BE(0) === 0xffd8, clean: cleanJpeg },
  { type: "image/png", isMeant: (bytes) => bytes.readUInt32BE(0) === 0x89504e47, clean: cleanPng },
  { type: "image/webp", isMeant: (bytes) => bytes.toString("latin1", 0, 4) === "RIFF", clean: cleanWebp },
];

/**
 * Looks at the bytes of a picture, not at its name, and leaves only what shows it: no place, camera, time or text, and nothing
 * behind its end. Pixels stay as they are.
 *
 * @returns null for what is no whole JPEG, PNG or WebP picture, or is larger than 60 megapixels
 */
export function cleanPicture(bytes: Buffer): CleanPicture | null {
  if (bytes.length < 16) return null;
  const format = FORMATS.find(({ isMeant }) => isMeant(bytes));
  const clean = format?.clean(bytes);
  if (!format || !clean) return null;
  const { width, height } = clean;
  const fits = width > 0 && height > 0 && Math.max(width, height) <= MAX_SIDE && width * height <= MAX_PIXELS;
  return fits ? { ...clean, type: format.type } : null;
}
