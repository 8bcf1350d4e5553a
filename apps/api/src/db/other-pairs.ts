import type { PairTimes } from "@pkg/domain";
import { sql } from "drizzle-orm";
import { matches } from "./schema/index.ts";

/**
 * The weekly lessons that the student of a match has with other tutors: courses share their wishes, and a student has
 * only one week. One that has ended takes no time any more.
 */
export const otherPairs = sql<PairTimes[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('lessonStarts', o.lesson_starts, 'minutes', o.minutes)), '[]')
  from matches o where o.student_id = ${matches.studentId} and o.id <> ${matches.id} and o.status = 'MATCHED' and o.ended_at is null)`;
