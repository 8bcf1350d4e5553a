/**
 * The message when the last code was sent less than 30 s ago, which the same limit guards; null when a day's codes are used up.
 * @param opensAt when another one can be asked for, as the refusal tells it
 */
export function sentTooSoon(opensAt: unknown, now: number): string | null {
  const wait = typeof opensAt === "string" ? Date.parse(opensAt) - now : Number.NaN;
  return wait <= 60_000 ? "조금 전에 보냈어요. 30초 뒤에 다시 받아 주세요." : null;
}
