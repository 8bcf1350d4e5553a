/** Writes an instant's Korean time as "19:00". */
export function formatKoreanTime(instant: Date): string {
  return new Date(instant.getTime() + 9 * 3_600_000).toISOString().slice(11, 16);
}
