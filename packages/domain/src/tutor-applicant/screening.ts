/** The shortest and the longest voice sample of a tutor applicant, in seconds. */
export const SCREENING_MIN_SECONDS = 5;
export const SCREENING_MAX_SECONDS = 180;

/** A sample's last frames may run over: encoders fill them up with silence. */
export const SCREENING_SLACK_SECONDS = 1;

/** The largest voice sample in bytes: three minutes at 256 kbit/s and some room. */
export const SCREENING_MAX_BYTES = 6_000_000;

/** "2:05" for 125 seconds; parts of a second are dropped. */
export function formatSeconds(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** "2분 5초" for 125 seconds, "8초" for 8, as a sentence says it; parts of a second are dropped. */
export function spokenSeconds(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const minutes = Math.floor(whole / 60);
  return [minutes > 0 ? `${minutes}분` : "", whole % 60 > 0 || minutes === 0 ? `${whole % 60}초` : ""]
    .filter(Boolean)
    .join(" ");
}
