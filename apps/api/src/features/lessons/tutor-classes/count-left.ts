import { type ClassRest, type KstDate, toKstDate } from "@pkg/domain";
import { inArray } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { matches } from "../../../db/schema/index.ts";
import { countLessons, countToCome, expiryOf, restOfClass } from "../lessons/count-lessons.ts";
import { selectClasses } from "../lessons/repository.ts";
import { findLessonsOf } from "./find-taught-classes.ts";

/** What is left of a class. */
export interface ClassLeft {
  /** Lessons that are paid and not used. */
  readonly left: number;
  /** Of these, how many are over and not settled yet. */
  readonly checking: number;
  /** Its last day; null before its first lesson is arranged. */
  readonly expiresOn: KstDate | null;
  /** The day of its last lesson, arranged or held; null without one, and while lessons are left to arrange. */
  readonly lastLessonOn: KstDate | null;
  /** `restOfClass` */
  readonly rest: ClassRest | null;
}

/** What is left of each class, by the match. */
export async function countLeft(db: Queryable, matchIds: readonly string[]): Promise<Map<string, ClassLeft>> {
  if (matchIds.length === 0) return new Map();
  const classes = await selectClasses(db).where(inArray(matches.id, [...matchIds]));
  const now = new Date();
  const lessons = Map.groupBy(await findLessonsOf(db, matchIds), ({ matchId }) => matchId);
  return new Map(
    classes.map((row) => {
      const own = lessons.get(row.id) ?? [];
      const { left, scheduled, unscheduled } = countLessons(row, own);
      const last = unscheduled > 0 ? undefined : own.findLast(({ status }) => status !== "CANCELED");
      return [
        row.id,
        {
          left,
          checking: scheduled - countToCome(own, now),
          expiresOn: expiryOf(row, own),
          lastLessonOn: last ? toKstDate(last.startsAt) : null,
          rest: restOfClass(row, own, now),
        },
      ];
    }),
  );
}
