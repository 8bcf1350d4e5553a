/** A sound of one channel as a WAV file. @param rate samples a second */
export function wav(samples: Int16Array, rate: number): Buffer {
  const head = Buffer.alloc(44);
  head.write("RIFF", 0);
  head.writeUInt32LE(36 + samples.byteLength, 4);
  head.write("WAVEfmt ", 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write("data", 36);
  head.writeUInt32LE(samples.byteLength, 40);
  return Buffer.concat([head, Buffer.from(samples.buffer)]);
}

/** Ten seconds of a tone, as a WAV file. */
export function voiceWav(): Buffer {
  return wav(
    Int16Array.from({ length: 441_000 }, (_, index) => 9_000 * Math.sin(index / 30)),
    44_100,
  );
}
