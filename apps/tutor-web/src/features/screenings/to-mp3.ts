import type { EncodeAnswer, EncodeRequest } from "./encode-worker";
import { isSilent } from "./is-silent";

/** A sample rate that every mp3 decoder supports; the browser resamples to it. */
const SAMPLE_RATE = 44_100;

/** What phones and computers record, by type and by name: some systems know only one of them. */
export const VOICE_FILES = "audio/mpeg,audio/mp4,audio/x-m4a,audio/wav,.mp3,.m4a,.wav";
/** Three minutes of the largest of them, and some room: a longer file would fill the memory of a phone. */
export const VOICE_FILE_MAX_BYTES = 60_000_000;

export interface Voice {
  mp3: Blob;
  seconds: number;
  isSilent: boolean;
}

/**
 * Converts any audio that this browser plays (its own recording, a chosen file) into the uploaded mp3: one channel,
 * 64 kbit/s, without tags and pictures.
 * @throws Error when the browser cannot read it
 */
export async function toMp3(audio: Blob): Promise<Voice> {
  const context = new OfflineAudioContext(1, 1, SAMPLE_RATE);
  const decoded = await context.decodeAudioData(await audio.arrayBuffer());
  const samples = mixDown(decoded);
  // Encoding takes the samples away.
  const heardNothing = isSilent(samples);
  const mp3 = await encode({ samples, sampleRate: decoded.sampleRate });
  return { mp3, seconds: decoded.duration, isSilent: heardNothing };
}

function mixDown(buffer: AudioBuffer): Float32Array<ArrayBuffer> {
  const mixed = new Float32Array(buffer.length);
  for (let channel = 0; channel < buffer.numberOfChannels; channel++) {
    const samples = buffer.getChannelData(channel);
    for (let index = 0; index < mixed.length; index++) {
      mixed[index] = (mixed[index] ?? 0) + (samples[index] ?? 0) / buffer.numberOfChannels;
    }
  }
  return mixed;
}

function encode(request: EncodeRequest): Promise<Blob> {
  const worker = new Worker(new URL("./encode-worker.ts", import.meta.url), { type: "module" });
  return new Promise<Blob>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<EncodeAnswer>) =>
      "mp3" in data ? resolve(data.mp3) : reject(new Error(data.error));
    worker.onerror = (event) => reject(new Error(event.message));
    worker.postMessage(request, [request.samples.buffer]);
  }).finally(() => worker.terminate());
}
