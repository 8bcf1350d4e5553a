/** Offsets of AM and PM in hours. */
export const AM_PM_OFFSETS = [0, 12] as const;
export type AmPmOffset = (typeof AM_PM_OFFSETS)[number];

/**
 * Turns an hour of a 12-hour clock into 0 to 23: 12 AM is 0, 12 PM is 12.
 * @param hour 1 to 12
 * @throws RangeError "Invalid hour" for any other hour
 */
export function to24Hour(hour: number, offset: AmPmOffset): number {
  if (!Number.isInteger(hour) || hour < 1 || hour > 12) throw new RangeError("Invalid hour");
  return (hour % 12) + offset;
}
