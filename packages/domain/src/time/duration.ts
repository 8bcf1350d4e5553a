/** Spans of time, in milliseconds. A day has 24 hours: Korea knows no summer time. */
export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HALF_HOUR = 30 * MINUTE;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The instant so many days after another. */
export const daysAfter = (instant: Date, days: number): Date => new Date(instant.getTime() + days * DAY);
