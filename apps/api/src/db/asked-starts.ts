import { type LessonStart, tutorProposalStatusesBefore } from "@pkg/domain";
import { inArray, sql } from "drizzle-orm";
import { candidateTutors, matches } from "./schema/index.ts";

/** The weekly times that tutors who may still answer were asked for, and those that they offered. */
export const askedStarts = sql<LessonStart[][] | null>`(select json_agg(starts)
    from ${candidateTutors} c, unnest(array[c.lesson_starts, case when c.offer_declined_at is null then c.offered_starts end]) starts
    where c.match_id = ${matches.id} and c.released_at is null and c.lapsed_at is null and starts is not null
      and ${inArray(sql`c.talk_send_status`, tutorProposalStatusesBefore("ACCEPT"))})`;
