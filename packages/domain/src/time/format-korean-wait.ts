const MINUTE_MS = 60_000;

/**
 * A wait in words, rounded up so that its end is never too early.
 * @param milliseconds from now; what is over already reads like a second
 * @returns "12초" below a minute, then whole minutes: "2분"
 */
export function formatKoreanWait(milliseconds: number): string {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return seconds < MINUTE_MS / 1000 ? `${seconds}초` : `${Math.ceil(milliseconds / MINUTE_MS)}분`;
}
