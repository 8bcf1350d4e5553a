import { type CallSlot, HALF_DAYS } from "@pkg/domain";

/** The name in the address of the promise that a request took the place of. */
export const REPLACED = "replaced";

/** "2026-12-01.MORNING" */
export const slotText = ({ date, halfDay }: CallSlot): string => `${date}.${halfDay}`;

/** The half-day of an address; null for anything else. */
export function readSlot(text: string | null): CallSlot | null {
  const [date = "", name] = text?.split(".") ?? [];
  const halfDay = HALF_DAYS.find((one) => one === name);
  return halfDay && /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date)) ? { date, halfDay } : null;
}
