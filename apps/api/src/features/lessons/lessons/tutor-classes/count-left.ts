import type { KstDate } from "@pkg/domain";
import { inArray } from "drizzle-orm";
import type { Queryable } from "../../../../db/client.ts";
import { matches } from "../../../../db/schema/index.ts";
import { countLessons, expiryOf } from "../count-lessons.ts";
import { selectClasses } from "../repository.ts";
import { findLessonsOf } from "./repository.ts";

/** What is left of a class. */
export interface ClassRest {
  /** Lessons that are paid and not used. */
  readonly left: number;
  /** Its last day; null before its first lesson is arranged. */
  readonly expiresOn: KstDate | null;
}

/** What is left of each class, by the match. */
export async function countLeft(db: Queryable, matchIds: readonly string[]): Promise<Map<string, ClassRest>> {
  if (matchIds.length === 0) return new Map();
  const classes = await selectClasses(db).where(inArray(matches.id, [...matchIds]));
  const lessons = Map.groupBy(await findLessonsOf(db, matchIds), ({ matchId }) => matchId);
  return new Map(
    classes.map((row) => {
      const own = lessons.get(row.id) ?? [];
      return [row.id, { left: countLessons(row, own).left, expiresOn: expiryOf(row, own) }];
    }),
  );
}
