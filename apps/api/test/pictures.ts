import { crc32, deflateSync } from "node:zlib";

/** What no picture may carry on: where it was taken, as the tests look for it in the bytes. */
export const PLACE = "37.5665N126.9780E";

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A whole PNG, with its place in two chunks, and something behind its end. */
export function pngOf(width = 3, height = 2): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("tEXt", Buffer.from(`Comment\0${PLACE}`)),
    chunk("eXIf", Buffer.from(PLACE)),
    chunk("IDAT", deflateSync(Buffer.alloc((width * 3 + 1) * height))),
    chunk("IEND", Buffer.alloc(0)),
    Buffer.from(`<script>${PLACE}</script>`),
  ]);
}

function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** The Exif of a phone: how it was held, and its place. */
function exif(orientation: number): Buffer {
  const entries = Buffer.alloc(2 + 12 + 4);
  entries.writeUInt16LE(1, 0);
  entries.writeUInt16LE(0x0112, 2);
  entries.writeUInt16LE(3, 4);
  entries.writeUInt32LE(1, 6);
  entries.writeUInt16LE(orientation, 10);
  return Buffer.concat([Buffer.from("Exif\0\0II*\0\x08\0\0\0", "latin1"), entries, Buffer.from(PLACE)]);
}

/** A JPEG of a phone, turned: its place in Exif, XMP and a comment, and a film behind its end. */
export function jpegOf(orientation = 6): Buffer {
  const frame = Buffer.from([8, 0, 2, 0, 3, 1, 1, 0x11, 0]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from("JFIF\0\x01\x01\0\0\x01\0\x01\0\0", "latin1")),
    segment(0xe1, exif(orientation)),
    segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${PLACE}`)),
    segment(0xe2, Buffer.concat([Buffer.from("ICC_PROFILE\0\x01\x01", "latin1"), Buffer.from("colours")])),
    segment(0xed, Buffer.from(PLACE)),
    segment(0xfe, Buffer.from(PLACE)),
    segment(0xdb, Buffer.alloc(65)),
    segment(0xc0, frame),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]),
    Buffer.from([0xff, 0xd9]),
    Buffer.from(`ftypmp4 ${PLACE}`),
  ]);
}

function riff(name: string, data: Buffer): Buffer {
  const head = Buffer.from(`${name}\0\0\0\0`, "latin1");
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

/** A WebP picture that says it has notes, and has them. */
export function webpOf({ isMoving = false } = {}): Buffer {
  const canvas = Buffer.alloc(10);
  canvas.set([0b1100, 0, 0, 0, 2, 0, 0, 1, 0, 0]);
  const pixels = Buffer.from([0x2f, 0x02, 0x40, 0, 0, 7, 7, 7, 7, 7]);
  const chunks = [
    riff("VP8X", canvas),
    riff("VP8L", pixels),
    ...(isMoving ? [riff("ANMF", Buffer.alloc(16))] : []),
    riff("EXIF", Buffer.from(PLACE)),
    riff("XMP ", Buffer.from(PLACE)),
  ];
  return riff("RIFF", Buffer.concat([Buffer.from("WEBP", "latin1"), ...chunks]));
}
