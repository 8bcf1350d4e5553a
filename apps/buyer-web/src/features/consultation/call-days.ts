import { type CallSlot, callSlots, formatKoreanDate } from "@pkg/domain";

/** A day on which a call can be asked for, named on the server: the calendar of holidays stays there. */
export interface CallDay {
  readonly date: string;
  /** "11월 24일(화)" */
  readonly label: string;
}

/** The days that are offered at an instant. */
export function callDays(now: Date): CallDay[] {
  const dates = new Set(callSlots(now).map(({ date }) => date));
  return [...dates].map((date) => ({ date, label: formatKoreanDate(date) }));
}

/** The half-day that these choices will be promised: the earliest, or the first of all. The server decides. */
export function previewPromise(days: readonly CallDay[], chosen: readonly CallSlot[]): CallSlot | null {
  const [earliest] = [...chosen].sort((a, b) => a.date.localeCompare(b.date) || b.halfDay.localeCompare(a.halfDay));
  if (earliest) return earliest;
  const [first] = days;
  return first ? { date: first.date, halfDay: "MORNING" } : null;
}
