import { HOUR, MINUTE } from "../time/duration.ts";
import { addDays, atKstHour, toKstDate } from "../time/kst-date.ts";

/** Deadlines are told to people: they fall on full ten minutes, as full hours do. */
const STEP = 10 * MINUTE;

/** Full hours of the day in Korea: open from `from` on, until `until`. */
export interface OpenHours {
  readonly from: number;
  readonly until: number;
}

/** When tutors are asked about a student; the hours outside count for no deadline. */
export const PROPOSAL_HOURS: OpenHours = { from: 8, until: 22 };

/**
 * When people are told about their lessons, unless it cannot wait. Outside of them marketing needs a consent of its own
 * (Act on Promotion of Information and Communications Network Utilization, article 50).
 */
export const NOTICE_HOURS: OpenHours = { from: 8, until: 21 };

/** When proposals come and how the night counts, in words: the same wherever tutors read it. */
export const PROPOSAL_HOURS_TEXT = `수업 제안은 아침 ${PROPOSAL_HOURS.from}시부터 밤 ${PROPOSAL_HOURS.until - 12}시 사이에만 보내요. 밤에는 답하지 않아도 시간이 흐르지 않아요.`;

/** The night in which only what cannot wait is sent, in words: "밤 9시부터 아침 8시 사이". */
export const NOTICE_NIGHT_TEXT = `밤 ${NOTICE_HOURS.until - 12}시부터 아침 ${NOTICE_HOURS.from}시 사이`;

/**
 * The instant from which something may be sent: now, or the next time that the hours are open.
 *
 * @example
 * openFrom(new Date("2026-11-23T22:30:00+09:00"), PROPOSAL_HOURS); // 2026-11-24T08:00:00+09:00
 */
export function openFrom(at: Date, { from, until }: OpenHours): Date {
  const today = toKstDate(at);
  const opens = atKstHour(today, from);
  const closes = atKstHour(today, until);
  if (at < opens) return opens;
  return at < closes ? at : atKstHour(addDays(today, 1), from);
}

/** Tells whether an instant lies in hours of the day in Korea. */
export const isWithin = (at: Date, hours: OpenHours): boolean => openFrom(at, hours).getTime() === at.getTime();

/**
 * Until when something has to wait that may not be sent now; null when it goes out at once.
 *
 * @example
 * heldUntil(new Date("2026-11-23T21:59:00+09:00"), PROPOSAL_HOURS); // null
 */
export function heldUntil(at: Date, open: OpenHours): Date | null {
  const from = openFrom(at, open);
  return from > at ? from : null;
}

/**
 * The end of a time to answer that begins at an instant, when only open hours count: the next full ten minutes, so that nobody
 * has fewer hours than were said, nor reads "15:47".
 * @param hours how many hours there are to answer, at least
 *
 * @example
 * deadlineInOpenHours(new Date("2026-11-23T20:07:00+09:00"), 4, PROPOSAL_HOURS); // 2026-11-24T10:10:00+09:00
 */
export function deadlineInOpenHours(at: Date, hours: number, open: OpenHours): Date {
  let left = hours * HOUR;
  for (let begins = openFrom(at, open); ; ) {
    const day = toKstDate(begins);
    const closes = atKstHour(day, open.until).getTime();
    // The end of the open hours is itself a full ten minutes: the round end stays within them.
    if (begins.getTime() + left <= closes) return new Date(Math.ceil((begins.getTime() + left) / STEP) * STEP);
    left -= closes - begins.getTime();
    begins = atKstHour(addDays(day, 1), open.from);
  }
}
