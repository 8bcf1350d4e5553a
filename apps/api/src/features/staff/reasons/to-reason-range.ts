import { addDays, type KstDate, startOfKstDate } from "@pkg/domain";
import { toDayRange } from "../../../lib/requests/to-day-range.ts";

/** The instants between two Korean days, both included. @throws ApiError as `toDayRange` */
export function toReasonRange({ from, to }: { from: KstDate; to: KstDate }): { start: Date; end: Date } {
  toDayRange(from, to);
  return { start: startOfKstDate(from), end: startOfKstDate(addDays(to, 1)) };
}
