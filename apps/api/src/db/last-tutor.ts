import { sql } from "drizzle-orm";
import { lessons, matches } from "./schema/index.ts";

/** The tutor of a match; of one that was given up, who taught it last. */
export const lastTutorId = sql<number | null>`coalesce(${matches.tutorId}, (
  select l.tutor_id from ${lessons} l
  where l.match_id = ${matches.id} and ${matches.status} = 'CANCELED' and l.status <> 'CANCELED'
  order by l.starts_at desc limit 1))`;
