/** 64 kbit/s, 44.1 kHz, mono, no sound. */
export function silentFrame(): Buffer {
  const frame = Buffer.alloc(208);
  Buffer.from([0xff, 0xfb, 0x50, 0xc0]).copy(frame);
  return frame;
}

/** A real mp3 of at least so many seconds. */
export function mp3Of(seconds: number): Buffer {
  const frame = silentFrame();
  return Buffer.concat(Array.from({ length: Math.ceil(seconds / (1152 / 44_100)) }, () => frame));
}
