import { mp3Of, silentFrame } from "./mp3.ts";

const BOUNDARY = "naran-test-boundary";

/** A multipart body with one file, as a browser sends it; `at` is where the file's bytes begin. */
export function multipartOf(file: Buffer, { filename = "voice.mp3", type = "audio/mpeg" } = {}) {
  const disposition = `content-disposition: form-data; name="file"; filename="${filename}"`;
  const head = Buffer.from(`--${BOUNDARY}\r\n${disposition}\r\ncontent-type: ${type}\r\n\r\n`);
  const payload = Buffer.concat([head, file, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
  return { payload, at: head.length, headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}` } };
}

const HTML = Buffer.from("<!doctype html><html><body><script>alert(document.domain)</script></body></html>");
const PNG = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
const JPEG = Buffer.from("ffd8ffe000104a46494600010100000100010000", "hex");
const ZIP = Buffer.from("504b0304140000000800", "hex");
const ZIP_END = Buffer.from(`504b0506${"00".repeat(18)}`, "hex");

/** An ID3v2 tag that holds anything. */
function id3(content: Buffer): Buffer {
  const size = content.length;
  const syncSafe = [size >> 21, size >> 14, size >> 7, size].map((part) => part & 0x7f);
  return Buffer.concat([Buffer.from("ID3\x03\x00\x00", "latin1"), Buffer.from(syncSafe), content]);
}

/** One frame whose header is right and whose inside is something else, with more of it behind. */
function inFirstFrame(content: Buffer): Buffer {
  const frame = silentFrame();
  content.copy(frame, 4, 0, frame.length - 4);
  return Buffer.concat([frame, content]);
}

type Pretender = [name: string, file: Buffer, change?: { filename?: string; type?: string }];

/** Files named .mp3 that are something else, or something else as well. */
export function pretenders(): Pretender[] {
  const voice = mp3Of(10);
  const wav = Buffer.concat([Buffer.from("RIFF\x24\x08\0\0WAVEfmt ", "latin1"), Buffer.alloc(2_000)]);
  return [
    ["an empty file", Buffer.alloc(0)],
    ["HTML", HTML],
    ["HTML with a frame's first bytes in front", Buffer.concat([silentFrame().subarray(0, 4), HTML])],
    ["HTML behind a whole frame", inFirstFrame(HTML)],
    ["HTML in front of a voice", Buffer.concat([HTML, voice])],
    ["HTML behind a voice", Buffer.concat([voice, HTML])],
    ["HTML amid a voice", Buffer.concat([voice, HTML, voice])],
    ["ID3 with HTML in front of a voice", Buffer.concat([id3(HTML), voice])],
    ["ID3 with a picture in front of a voice", Buffer.concat([id3(Buffer.concat([PNG, Buffer.alloc(500)])), voice])],
    ["ID3 alone", id3(Buffer.alloc(200))],
    ["a zip", Buffer.concat([ZIP, Buffer.alloc(100), ZIP_END])],
    ["a voice with a zip behind", Buffer.concat([voice, ZIP, ZIP_END])],
    ["a WAV", wav],
    ["a JPEG with a voice behind", Buffer.concat([JPEG, voice])],
    ["a JPEG with an mp3 header in front", Buffer.concat([silentFrame().subarray(0, 4), JPEG, Buffer.alloc(900)])],
    ["a PNG", Buffer.concat([PNG, Buffer.alloc(1_000)])],
    ["a PDF with a voice inside", Buffer.concat([Buffer.from("%PDF-1.7\n"), voice, Buffer.from("\n%%EOF")])],
    ["a script", Buffer.from("#!/bin/sh\nid\n")],
    ["Ogg", Buffer.concat([Buffer.from("OggS\0\x02", "latin1"), Buffer.alloc(1_000)])],
    ["MP4", Buffer.concat([Buffer.from("\0\0\0\x20ftypM4A ", "latin1"), Buffer.alloc(1_000)])],
    ["an ELF program", Buffer.concat([Buffer.from("\x7fELF\x02\x01\x01", "latin1"), Buffer.alloc(1_000)])],
    ["a voice without its last byte", voice.subarray(0, -1)],
    ["a page by its name and type", HTML, { filename: "../../evil.html", type: "text/html" }],
    ["headers alone, without frames", Buffer.concat(Array.from({ length: 400 }, () => silentFrame().subarray(0, 4)))],
  ];
}
