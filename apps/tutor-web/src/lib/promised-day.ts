import { formatKoreanDate, toKstDate } from "@pkg/domain";

/** The day by which a family was promised a tutor, "11월 27일(금)"; null without one, and once it is over. */
export const promisedDay = (promisedOn: string | null, now: Date): string | null =>
  promisedOn !== null && toKstDate(now) <= promisedOn ? formatKoreanDate(promisedOn) : null;
