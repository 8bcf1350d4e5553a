import { DAY, HOUR, MINUTE } from "./duration.ts";

/**
 * How long ago an instant was, in its largest whole unit: "방금", "5분 전에", "3시간 전에", "3일 전에". What lies ahead, by a
 * clock that is late, reads as just now.
 */
export function formatAgo(at: Date, now: Date): string {
  const since = now.getTime() - at.getTime();
  if (since < MINUTE) return "방금";
  if (since < HOUR) return `${Math.floor(since / MINUTE)}분 전에`;
  return since < DAY ? `${Math.floor(since / HOUR)}시간 전에` : `${Math.floor(since / DAY)}일 전에`;
}
