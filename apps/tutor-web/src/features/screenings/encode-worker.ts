import { createMp3Encoder } from "wasm-media-encoders";

/** Samples of one channel, and the sample rate in Hz. */
export interface EncodeRequest {
  samples: Float32Array<ArrayBuffer>;
  sampleRate: number;
}

export type EncodeAnswer = { mp3: Blob } | { error: string };

/** Speech needs no more: three minutes are 1.4 MB. */
const BITRATE = 64;
const CHUNK = 1152 * 100;

/** Encodes in a worker, so that the page stays responsive. */
self.onmessage = async ({ data: { samples, sampleRate } }: MessageEvent<EncodeRequest>) => {
  try {
    const encoder = await createMp3Encoder();
    encoder.configure({ channels: 1, sampleRate, bitrate: BITRATE });
    const parts: BlobPart[] = [];
    for (let at = 0; at < samples.length; at += CHUNK) {
      // The encoder returns a view of its own memory, which the next call overwrites.
      parts.push(encoder.encode([samples.subarray(at, at + CHUNK)]).slice());
    }
    parts.push(encoder.finalize().slice());
    answer({ mp3: new Blob(parts, { type: "audio/mpeg" }) });
  } catch (error) {
    answer({ error: error instanceof Error ? error.message : String(error) });
  }
};

const answer = (message: EncodeAnswer): void => self.postMessage(message);
