import type { PairTimes } from "@pkg/domain";
import { sql } from "drizzle-orm";
import { matches, subjects } from "./schema/index.ts";

/** A weekly lesson of another course, with the name of its subject. */
interface OtherPair extends PairTimes {
  readonly subjectLabel: string;
}

/**
 * The weekly lessons that the student of a match has with other tutors: courses share their wishes, and a student has
 * only one week. One that has ended takes no time any more.
 */
export const otherPairs = sql<OtherPair[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'lessonStarts', o.lesson_starts, 'minutes', o.minutes, 'subjectLabel', s.label) order by o.created_at), '[]')
  from matches o join ${subjects} s on s.key = o.subject_key
  where o.student_id = ${matches.studentId} and o.id <> ${matches.id} and o.status = 'MATCHED' and o.ended_at is null)`;

/** One entry for each weekly lesson, as a grid of times shows them. */
export const toOtherLessons = (pairs: readonly OtherPair[]) =>
  pairs.flatMap(({ lessonStarts, minutes, subjectLabel }) =>
    lessonStarts.map((start) => ({ ...start, minutes, subjectLabel })),
  );
