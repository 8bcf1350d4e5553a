import { inArray } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { matches } from "../../db/schema/index.ts";
import { countLessons } from "./count-lessons.ts";
import { selectClasses } from "./repository.ts";
import { findLessonsOf } from "./tutor-class-repository.ts";

/** How many lessons of each class are paid and not used, by the match. */
export async function countLeft(db: Queryable, matchIds: readonly string[]): Promise<Map<string, number>> {
  if (matchIds.length === 0) return new Map();
  const classes = await selectClasses(db).where(inArray(matches.id, [...matchIds]));
  const lessons = await findLessonsOf(db, matchIds);
  const now = new Date();
  return new Map(
    classes.map((row) => {
      const own = lessons.filter(({ matchId }) => matchId === row.id);
      return [row.id, countLessons(row, own, now).left];
    }),
  );
}
