/** Why bytes are no voice sample. */
export type Mp3Problem = "NO_FRAMES" | "FOREIGN_BYTES" | "CUT";

export interface Mp3Facts {
  frames: number;
  milliseconds: number;
}

/** kbit/s of Layer III by the header's index; 0 is "free", which nobody needs. */
const BITRATES = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;

/** Hz of MPEG 1; halved for MPEG 2, quartered for 2.5. */
const SAMPLE_RATES = [44_100, 48_000, 32_000] as const;
const HEADER_BYTES = 4;

interface Frame {
  bytes: number;
  samples: number;
  sampleRate: number;
  /** What never changes within one file: version, layer and sample rate. */
  kind: number;
}

/**
 * Reads a file as what it has to be: MPEG Layer III frames of one kind, from its first byte to its last, and nothing else. Tags
 * (ID3, APE) are refused too: they hold pictures and text that no listener needs, and hide other formats.
 * @returns the facts, or what is wrong: FOREIGN_BYTES before, between or after frames, CUT when the last frame is not whole
 */
export function readMp3(bytes: Uint8Array): Mp3Facts | Mp3Problem {
  let kind: number | null = null;
  let frames = 0;
  let seconds = 0;
  let at = 0;
  while (at < bytes.length) {
    const frame = readFrame(bytes, at);
    if (!frame || (kind !== null && frame.kind !== kind)) return frames === 0 ? "NO_FRAMES" : "FOREIGN_BYTES";
    if (at + frame.bytes > bytes.length) return "CUT";
    kind = frame.kind;
    frames += 1;
    seconds += frame.samples / frame.sampleRate;
    at += frame.bytes;
  }
  return frames === 0 ? "NO_FRAMES" : { frames, milliseconds: Math.round(seconds * 1000) };
}

/** The frame whose header stands at `at`; null when there is no header. */
function readFrame(bytes: Uint8Array, at: number): Frame | null {
  if (bytes.length < at + HEADER_BYTES) return null;
  const [sync = 0, second = 0, third = 0, fourth = 0] = bytes.subarray(at, at + HEADER_BYTES);
  if (sync !== 0xff || (second & 0xe0) !== 0xe0) return null;
  const version = (second >> 3) & 3;
  const isLayer3 = ((second >> 1) & 3) === 1;
  const rateIndex = (third >> 2) & 3;
  const isReserved = version === 1 || rateIndex === 3 || (fourth & 3) === 2;
  if (!isLayer3 || isReserved) return null;
  const isMpeg1 = version === 3;
  const bitrate = (isMpeg1 ? BITRATES.mpeg1 : BITRATES.mpeg2)[third >> 4];
  if (!bitrate) return null;
  const base = SAMPLE_RATES[rateIndex] ?? 0;
  const sampleRate = isMpeg1 ? base : version === 2 ? base / 2 : base / 4;
  const samples = isMpeg1 ? 1152 : 576;
  const padding = (third >> 1) & 1;
  return {
    bytes: Math.floor((samples / 8) * ((bitrate * 1000) / sampleRate)) + padding,
    samples,
    sampleRate,
    kind: (version << 2) | rateIndex,
  };
}
