import { addWorkingDays, type WorkingDayOptions } from "../schedule/working-days.ts";
import { formatKoreanDate } from "../time/format-korean-date.ts";
import { atKstHour, type KstDate } from "../time/kst-date.ts";
import { type ConsultationStatus, isCallPromised } from "./consultation-status.ts";
import { HALF_DAY_HOURS, HALF_DAY_LABELS, HALF_DAYS, type HalfDay } from "./half-day.ts";

/** Half a day on which somebody can be called. */
export interface CallSlot {
  readonly date: KstDate;
  readonly halfDay: HalfDay;
}

/** A call can be asked for on so many working days after today. */
export const CALL_SLOT_DAYS = 5;

/** The half-days on which a call can be asked for at an instant, the earliest first: those of the next five working days. */
export function callSlots(now: Date, options: WorkingDayOptions = {}): CallSlot[] {
  return Array.from({ length: CALL_SLOT_DAYS }, (_, day) => addWorkingDays(now, day + 1, options)).flatMap((date) =>
    HALF_DAYS.map((halfDay) => ({ date, halfDay })),
  );
}

/** Those of `slots` that are not offered (any more) at an instant. */
export function unofferedSlots<S extends CallSlot>(
  slots: readonly S[],
  now: Date,
  options: WorkingDayOptions = {},
): S[] {
  const offered = callSlots(now, options);
  return slots.filter((slot) => !offered.some((one) => isSameSlot(one, slot)));
}

/**
 * The half-day on which a call is promised: the earliest of those that suit, or the next one when any does.
 * @param preferred half-days that `callSlots` offers; empty when any suits
 */
export function promiseCall(preferred: readonly CallSlot[], now: Date, options: WorkingDayOptions = {}): CallSlot {
  const [next, ...rest] = callSlots(now, options);
  if (!next) throw new RangeError("No working day to call on");
  return [next, ...rest].find((slot) => preferred.some((one) => isSameSlot(one, slot))) ?? next;
}

export function isSameSlot(a: CallSlot, b: CallSlot): boolean {
  return a.date === b.date && a.halfDay === b.halfDay;
}

/** The instant at which a half-day is over: a call that was promised for it is late from then on. */
export function endOfCallSlot({ date, halfDay }: CallSlot): Date {
  return atKstHour(date, HALF_DAY_HOURS[halfDay].until);
}

/** Tells whether a promised call is late at an instant: its half-day is over and no call was made. */
export function isCallLate(
  { status, promise }: { readonly status: ConsultationStatus; readonly promise: CallSlot },
  now: Date,
): boolean {
  return isCallPromised(status) && endOfCallSlot(promise) <= now;
}

/** "11월 24일(화) 오전" */
export function formatCallSlot({ date, halfDay }: CallSlot): string {
  return `${formatKoreanDate(date)} ${HALF_DAY_LABELS[halfDay]}`;
}
