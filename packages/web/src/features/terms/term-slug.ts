import type { TermKey } from "./term";

/** The key as a part of an address: STUDENT_TERMS becomes "student-terms" (`/terms/student-terms`). */
export function termSlug(key: TermKey): string {
  return key.toLowerCase().replaceAll("_", "-");
}
