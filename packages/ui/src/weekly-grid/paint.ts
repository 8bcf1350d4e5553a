import { dayOf, indexOf, slotOf, type Week } from "./week";

/** The indexes of the rectangle between two half hours. */
function rectangle(a: number, b: number): number[] {
  const [firstDay, lastDay] = [dayOf(a), dayOf(b)].sort((x, y) => x - y) as [number, number];
  const [firstSlot, lastSlot] = [slotOf(a), slotOf(b)].sort((x, y) => x - y) as [number, number];
  const indexes: number[] = [];
  for (let day = firstDay; day <= lastDay; day++) {
    for (let slot = firstSlot; slot <= lastSlot; slot++) indexes.push(indexOf(day, slot));
  }
  return indexes;
}

/** Sets the rectangle on or off; blocked half hours stay unchanged. */
export function paint(week: Week, a: number, b: number, on: boolean, blocked: (index: number) => boolean): Week {
  const next = [...week];
  for (const index of rectangle(a, b)) {
    if (!blocked(index)) next[index] = on;
  }
  return next;
}

export function sameWeek(a: Week, b: Week): boolean {
  return a.every((on, index) => on === b[index]);
}
