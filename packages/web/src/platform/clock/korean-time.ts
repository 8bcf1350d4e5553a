import { formatKoreanDate, formatKoreanTime, toKstDate } from "@pkg/domain";

const MINUTE_MS = 60_000;
/** As `getTimezoneOffset` tells it: minutes from local time to UTC. */
const KOREAN_OFFSET = -540;

/**
 * The time of this device beside a Korean one, " (한국 시간, 여기 05:00)". Empty where both clocks agree, and in
 * server-rendered HTML.
 */
export function localBeside(at: Date): string {
  const offset = at.getTimezoneOffset();
  if (typeof window === "undefined" || offset === KOREAN_OFFSET) return "";
  const local = new Date(at.getTime() + (KOREAN_OFFSET - offset) * MINUTE_MS);
  const day = toKstDate(local) === toKstDate(at) ? "" : `${formatKoreanDate(local)} `;
  return ` (한국 시간, 여기 ${day}${formatKoreanTime(local)})`;
}

/** "12월 8일(화) 19:00", outside Korea with the local time beside it. */
export const koreanMoment = (at: Date): string => `${formatKoreanDate(at)} ${formatKoreanTime(at)}${localBeside(at)}`;

/** Whether weekly times, which know no date, have to be called Korean. */
export const isAbroad = (): boolean => localBeside(new Date()) !== "";
