import { type SQL, sql } from "drizzle-orm";

/** In SQL, whether a tutor has, or had, the student of a match: they said yes to it, or have lessons there. */
export const wasPaired = (matchId: SQL, tutorId: SQL): SQL => sql`(
  exists (select from lessons l where l.match_id = ${matchId} and l.tutor_id = ${tutorId})
  or exists (select from candidate_tutors c
    where c.match_id = ${matchId} and c.tutor_id = ${tutorId} and c.talk_send_status = 'ACCEPT'))`;

/** In SQL, the matches of which the same holds, by an index each. */
export const matchesOfTutor = (tutorId: SQL): SQL => sql`(
  select l.match_id from lessons l where l.tutor_id = ${tutorId}
  union select c.match_id from candidate_tutors c where c.tutor_id = ${tutorId} and c.talk_send_status = 'ACCEPT')`;
