import type { CleanedFormat } from "./picture-format.ts";

const SOS = 0xda;
const EOI = 0xd9;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const COMMENT = 0xfe;

const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
const isApp = (marker: number) => marker >= APP0 && marker <= 0xef;

/** A JPEG without its notes: only JFIF, colours (ICC, Adobe) and how the camera was held stay. Null when it is broken or cut off. */
export function cleanJpeg(bytes: Buffer): CleanedFormat | null {
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let size = { width: 0, height: 0 };
  let orientation = 1;
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = bytes.readUInt16BE(at + 2);
    const end = at + 2 + length;
    if (marker < 0xc0 || marker === EOI || length < 2 || end > bytes.length) return null;
    const segment = bytes.subarray(at, end);
    if (isFrame(marker)) {
      if (length < 8) return null;
      size = { height: segment.readUInt16BE(5), width: segment.readUInt16BE(7) };
    }
    if (marker === APP1) orientation = readOrientation(segment) ?? orientation;
    if (showsPicture(marker, segment)) kept.push(segment);
    at = end;
    if (marker !== SOS) continue;
    const next = endOfScan(bytes, at);
    if (next === null) return null;
    kept.push(bytes.subarray(at, next));
    at = next;
    if (bytes[at + 1] === EOI) return size.width > 0 ? finish(kept, orientation, size) : null;
  }
  return null;
}

/** Whatever stands behind the end of the picture goes. */
function finish(
  kept: readonly Buffer[],
  orientation: number,
  { width, height }: { width: number; height: number },
): CleanedFormat {
  const [start = Buffer.alloc(0), ...rest] = kept;
  const turn = orientation === 1 ? [] : [orientationSegment(orientation)];
  const bytes = Buffer.concat([start, ...turn, ...rest, Buffer.from([0xff, EOI])]);
  // From 5 on the camera was held upright: the picture is shown turned by a quarter.
  return orientation >= 5 ? { bytes, width: height, height: width } : { bytes, width, height };
}

function showsPicture(marker: number, segment: Buffer): boolean {
  if (marker === APP0) return segment.toString("latin1", 4, 9) === "JFIF\0" && segment.length <= 18;
  if (marker === APP2) return segment.toString("latin1", 4, 16) === "ICC_PROFILE\0";
  if (marker === APP14) return segment.toString("latin1", 4, 9) === "Adobe";
  return marker !== COMMENT && !isApp(marker);
}

/** Where the marker behind the coded pixels stands; null when the file ends before. */
function endOfScan(bytes: Buffer, from: number): number | null {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    const isCoded = next === 0x00 || (next >= 0xd0 && next <= 0xd7);
    if (!isCoded && next !== 0xff) return at;
    at = bytes.indexOf(0xff, next === 0xff ? at + 1 : at + 2);
  }
  return null;
}

/** How the camera was held, 1 to 8, of an Exif segment; null when it doesn't say. */
function readOrientation(segment: Buffer): number | null {
  if (segment.toString("latin1", 4, 10) !== "Exif\0\0") return null;
  const tiff = segment.subarray(10);
  if (tiff.length < 14) return null;
  const isLittle = tiff.toString("latin1", 0, 2) === "II";
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (directory + 2 > tiff.length) return null;
  for (let entry = 0; entry < short(directory); entry++) {
    const at = directory + 2 + entry * 12;
    if (at + 12 > tiff.length) return null;
    if (short(at) !== 0x0112) continue;
    const value = short(at + 8);
    return value >= 1 && value <= 8 ? value : null;
  }
  return null;
}

/** An Exif segment that says nothing but how the camera was held. */
function orientationSegment(orientation: number): Buffer {
  const tiff = Buffer.from("4d4d002a00000008" + "0001" + "0112000300000001" + "00000000" + "00000000", "hex");
  tiff.writeUInt16BE(orientation, 18);
  const head = Buffer.from([0xff, APP1, 0, 0]);
  const body = Buffer.concat([Buffer.from("Exif\0\0", "latin1"), tiff]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}
