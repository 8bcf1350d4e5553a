import { DAYS, dayOf, indexOf, slotOf } from "./week";

export type Hours = { first: number; last: number };

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

/** The cell that a key moves to within the slots first..last: arrows, Home and End; `null` for other keys. */
export function moveBy(key: string, index: number, hours: Hours): number | null {
  const day = dayOf(index);
  const slot = slotOf(index);
  const to = (nextDay: number, nextSlot: number) =>
    indexOf(clamp(nextDay, 0, DAYS - 1), clamp(nextSlot, hours.first, hours.last));
  if (key === "ArrowUp") return to(day, slot - 1);
  if (key === "ArrowDown") return to(day, slot + 1);
  if (key === "ArrowLeft") return to(day - 1, slot);
  if (key === "ArrowRight") return to(day + 1, slot);
  if (key === "Home") return to(day, hours.first);
  if (key === "End") return to(day, hours.last);
  return null;
}
