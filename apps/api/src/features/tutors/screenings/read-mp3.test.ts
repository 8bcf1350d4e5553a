import fc from "fast-check";
import { expect, test } from "vitest";
import { mp3Of, silentFrame } from "../../../../test/mp3.ts";
import { readMp3 } from "./read-mp3.ts";

test("reads frames and how long they last", () => {
  // 44.1 kHz, 1,152 samples a frame.
  expect(readMp3(mp3Of(10))).toEqual({ frames: Math.ceil(10 / (1152 / 44_100)), milliseconds: 10_005 });
});

test.each([
  ["MPEG 1, 128 kbit/s, 44.1 kHz", [0xff, 0xfb, 0x90, 0xc0], 417, 26],
  ["the same with padding", [0xff, 0xfb, 0x92, 0xc0], 418, 26],
  ["MPEG 1, 64 kbit/s, 48 kHz", [0xff, 0xfb, 0x54, 0xc0], 192, 24],
  ["MPEG 2, 32 kbit/s, 24 kHz", [0xff, 0xf3, 0x44, 0xc0], 96, 24],
  ["MPEG 2.5, 8 kbit/s, 8 kHz", [0xff, 0xe3, 0x18, 0xc0], 72, 72],
])("knows the length of a frame: %s", (_name, header, bytes, milliseconds) => {
  const frame = Buffer.alloc(bytes);
  Buffer.from(header).copy(frame);
  expect(readMp3(Buffer.concat([frame, frame]))).toEqual({ frames: 2, milliseconds: milliseconds * 2 });
  expect(readMp3(Buffer.concat([frame, frame]).subarray(0, -1))).toBe("CUT");
});

test.each([
  ["nothing", Buffer.alloc(0), "NO_FRAMES"],
  ["text", Buffer.from("hello"), "NO_FRAMES"],
  ["a header alone", silentFrame().subarray(0, 4), "CUT"],
  ["half a header at the end", Buffer.concat([silentFrame(), Buffer.from([0xff, 0xfb])]), "FOREIGN_BYTES"],
  ["an ID3 tag in front", Buffer.concat([Buffer.from("ID3\x04\0\0\0\0\0\0"), mp3Of(1)]), "NO_FRAMES"],
  ["an ID3 tag behind", Buffer.concat([mp3Of(1), Buffer.from("TAG".padEnd(128, "\0"))]), "FOREIGN_BYTES"],
  ["a layer II frame", Buffer.from([0xff, 0xfd, 0x90, 0xc0]), "NO_FRAMES"],
  ["a reserved version", Buffer.from([0xff, 0xeb, 0x90, 0xc0]), "NO_FRAMES"],
  ["a free bitrate", Buffer.from([0xff, 0xfb, 0x00, 0xc0]), "NO_FRAMES"],
  ["a bad bitrate", Buffer.from([0xff, 0xfb, 0xf0, 0xc0]), "NO_FRAMES"],
  ["a reserved sample rate", Buffer.from([0xff, 0xfb, 0x9c, 0xc0]), "NO_FRAMES"],
  ["a reserved emphasis", Buffer.from([0xff, 0xfb, 0x90, 0xc2]), "NO_FRAMES"],
])("refuses %s", (_name, bytes, problem) => {
  expect(readMp3(bytes)).toBe(problem);
});

test("refuses a file whose frames change their kind", () => {
  const other = Buffer.alloc(384);
  Buffer.from([0xff, 0xfb, 0x94, 0xc0]).copy(other);
  expect(readMp3(other)).toMatchObject({ frames: 1 });
  expect(readMp3(Buffer.concat([silentFrame(), other]))).toBe("FOREIGN_BYTES");
});

test("a file is whole or it is not: no cut goes unseen", () => {
  const whole = mp3Of(2);
  const frame = silentFrame().length;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: whole.length - 1 }), (at) => {
      expect(typeof readMp3(whole.subarray(0, at)) === "string").toBe(at % frame !== 0 || at === 0);
    }),
  );
});
