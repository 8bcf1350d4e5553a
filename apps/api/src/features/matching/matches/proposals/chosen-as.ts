import { sql } from "drizzle-orm";
import { applicants, candidateTutors, matches, orderItems } from "../../../../db/schema/index.ts";

/** Whether the family chose the tutor of a proposal: one who taught the student before, or one whom it found. Null when the search did. */
export const chosenAs = sql<"TAUGHT" | "FOUND" | null>`case
  when ${orderItems.tutorId} is distinct from ${candidateTutors.tutorId}
    and not ${candidateTutors.tutorId}::text = any(${applicants.selectedTutors}) then null
  when exists (select from lessons l join matches b on b.id = l.match_id where b.student_id = ${matches.studentId}
    and l.tutor_id = ${candidateTutors.tutorId} and l.match_id <> ${matches.id} and l.settled_as = 'HELD') then 'TAUGHT'
  else 'FOUND' end`;
