import type { schools } from "../../../db/schema/index.ts";

/** A school's row as it is sent. */
export function toSchool({ level, ...school }: typeof schools.$inferSelect) {
  return { ...school, schoolLevel: level };
}
