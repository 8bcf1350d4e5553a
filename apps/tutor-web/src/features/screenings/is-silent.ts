/** Below it nobody is heard, in dB of full scale; quiet speech is above -40. */
const SILENCE_DECIBELS = -50;
/** A tenth of a second of 44,100 samples. */
const WINDOW = 4_410;

/** Tells whether the loudest tenth of a second of a recording is too quiet to be a voice. */
export function isSilent(samples: Float32Array): boolean {
  const least = 10 ** (SILENCE_DECIBELS / 10);
  for (let at = 0; at < samples.length; at += WINDOW) {
    const window = samples.subarray(at, at + WINDOW);
    const power = window.reduce((sum, sample) => sum + sample * sample, 0) / window.length;
    if (power >= least) return false;
  }
  return true;
}
