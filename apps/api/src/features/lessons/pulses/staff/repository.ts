import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../../../../db/client.ts";
import {
  classPulses,
  matches,
  students,
  subjectDetails,
  subjects,
  tutors,
  users,
} from "../../../../db/schema/index.ts";
import { type SortedList, sortedPage } from "../../../../lib/requests/sorted-page.ts";
import type { PulseQuery } from "./schemas.ts";

const pulseId = sql<string>`${classPulses.matchId} || ':' || ${classPulses.tutorId}`;
const SORTED: SortedList<"at"> = {
  keys: { at: { by: sql`${classPulses.updatedAt}`, type: "timestamptz" } },
  id: { by: sql`(${pulseId})`, type: "text" },
};

/** Families that are not content with their tutor, the last answer first; one more than a page. */
export async function findBadPulses(db: Queryable, { state, cursor }: PulseQuery, size: number) {
  const page = sortedPage(SORTED, { sort: "at", dir: "desc", cursor, size });
  return db
    .select({
      id: pulseId,
      matchId: classPulses.matchId,
      tutorId: classPulses.tutorId,
      tutorName: tutors.name,
      buyerId: matches.userId,
      buyerName: users.name,
      studentName: students.name,
      subjectLabel: subjects.label,
      subjectDetailLabel: subjectDetails.label,
      heldLessons: sql<number>`(select count(*)::int from lessons l where l.match_id = ${classPulses.matchId}
        and l.tutor_id = ${classPulses.tutorId} and l.settled_as in ('HELD', 'STUDENT_ABSENT'))`,
      isPair: sql<boolean>`coalesce(${matches.tutorId} = ${classPulses.tutorId}, false)`,
      answeredAt: classPulses.updatedAt,
      handledAt: classPulses.handledAt,
      handledNote: classPulses.handledNote,
      sortValue: page.value,
    })
    .from(classPulses)
    .innerJoin(matches, eq(matches.id, classPulses.matchId))
    .innerJoin(users, eq(users.id, matches.userId))
    .innerJoin(students, eq(students.id, matches.studentId))
    .innerJoin(subjects, eq(subjects.key, matches.subjectKey))
    .innerJoin(subjectDetails, eq(subjectDetails.key, matches.subjectDetailKey))
    .innerJoin(tutors, eq(tutors.id, classPulses.tutorId))
    .where(
      and(
        eq(classPulses.answer, "BAD"),
        state === "OPEN" ? isNull(classPulses.handledAt) : isNotNull(classPulses.handledAt),
        page.after ?? undefined,
      ),
    )
    .orderBy(...page.order)
    .limit(page.limit);
}

/** Notes what came of talking to a family. @returns whether it was still to be done; undefined without such an answer */
export async function handlePulse(
  tx: Queryable,
  { matchId, tutorId, note }: { matchId: string; tutorId: number; note: string },
): Promise<boolean | undefined> {
  const isIt = and(eq(classPulses.matchId, matchId), eq(classPulses.tutorId, tutorId), eq(classPulses.answer, "BAD"));
  const handled = await tx
    .update(classPulses)
    .set({ handledAt: sql`now()`, handledNote: note })
    .where(and(isIt, isNull(classPulses.handledAt)))
    .returning({ matchId: classPulses.matchId });
  if (handled.length > 0) return true;
  const [known] = await tx.select({ matchId: classPulses.matchId }).from(classPulses).where(isIt);
  return known ? false : undefined;
}
