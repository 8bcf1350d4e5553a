import { describe, expect, test } from "vitest";
import { jpegOf, PLACE, pngOf, webpOf } from "../../../test/pictures.ts";
import { cleanPicture } from "./clean-picture.ts";

const ORIENTATION = Buffer.from("0112000300000001", "hex");

describe.each([
  ["JPEG of a phone held upright", jpegOf(6), "image/jpeg", { width: 2, height: 3 }],
  ["JPEG", jpegOf(1), "image/jpeg", { width: 3, height: 2 }],
  ["PNG", pngOf(), "image/png", { width: 3, height: 2 }],
  ["WebP", webpOf(), "image/webp", { width: 3, height: 2 }],
])("a %s", (_name, bytes, type, size) => {
  test("keeps its pixels and size, and loses where it was taken and what stood behind it", () => {
    expect(bytes.includes(PLACE)).toBe(true);
    const clean = cleanPicture(bytes);
    expect(clean).toMatchObject({ type, ...size });
    expect(clean?.bytes.includes(PLACE)).toBe(false);
    // Nothing is left to take out, and nothing is broken.
    expect(cleanPicture(clean?.bytes ?? Buffer.alloc(0))).toEqual(clean);
  });

  test("is refused when it is cut off anywhere before its pixels end", () => {
    const whole = cleanPicture(bytes)?.bytes ?? Buffer.alloc(0);
    for (let length = 0; length < whole.length; length++) {
      expect(cleanPicture(whole.subarray(0, length)), `${length} bytes`).toBeNull();
    }
  });
});

test("a JPEG stays turned as the camera was held, and keeps its colours and its scan", () => {
  const turned = cleanPicture(jpegOf(6))?.bytes ?? Buffer.alloc(0);
  const at = turned.indexOf(ORIENTATION);
  expect(turned.readUInt16BE(at + ORIENTATION.length)).toBe(6);
  expect(turned.includes("ICC_PROFILE")).toBe(true);
  expect(turned.includes(Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56, 0xff, 0xd9]))).toBe(true);
  for (const upright of [1, 0, 9, 700]) expect(cleanPicture(jpegOf(upright))?.bytes.includes("Exif")).toBe(false);
});

test("a WebP no longer promises the notes that it lost", () => {
  const clean = cleanPicture(webpOf())?.bytes ?? Buffer.alloc(0);
  expect(clean.readUInt8(clean.indexOf("VP8X") + 8)).toBe(0);
  expect(clean.readUInt32LE(4)).toBe(clean.length - 8);
});

const broken = pngOf();
broken.writeUInt8(broken.readUInt8(30) ^ 1, 30);

test.each([
  ["nothing", Buffer.alloc(0)],
  ["a page", Buffer.from("<!doctype html><script>alert(1)</script>")],
  ["a GIF", Buffer.from("GIF89a\x01\0\x01\0\0\0\0;                 ", "latin1")],
  ["an SVG", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>")],
  [
    "a page behind the first bytes of a JPEG",
    Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.from("<html>".repeat(9))]),
  ],
  ["a moving WebP", webpOf({ isMoving: true })],
  ["a PNG whose checksum is wrong", broken],
  ["a PNG of 20,000 pixels", pngOf(20_000, 1)],
  ["a PNG without a size", pngOf(0, 2)],
])("%s is no picture", (_name, bytes) => {
  expect(cleanPicture(bytes)).toBeNull();
});
