import type { ClassSide } from "@pkg/domain";
import { and, eq, lte, sql } from "drizzle-orm";
import type { Queryable } from "../../../../db/client.ts";
import {
  matches,
  messages,
  messageThreads,
  students,
  subjectDetails,
  subjects,
  tutors,
} from "../../../../db/schema/index.ts";

/** Notes up to which message a side was told of. */
export async function markTold(tx: Queryable, threadId: string, reader: ClassSide, number: number): Promise<void> {
  await tx
    .update(messageThreads)
    .set(reader === "BUYER" ? { buyerTold: number } : { tutorTold: number })
    .where(eq(messageThreads.id, threadId));
}

/** Whether a message was sent a day ago or before. */
export async function isDayOld(tx: Queryable, threadId: string, number: number): Promise<boolean> {
  const rows = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.threadId, threadId),
        eq(messages.number, number),
        lte(messages.createdAt, sql`now() - interval '1 day'`),
      ),
    );
  return rows.length > 0;
}

/** A thread with the people of both sides. */
export async function findThread(db: Queryable, threadId: string) {
  const [row] = await db
    .select({
      matchId: messageThreads.matchId,
      buyerRead: messageThreads.buyerRead,
      tutorRead: messageThreads.tutorRead,
      buyerId: matches.userId,
      tutorUserId: tutors.userId,
      tutorName: tutors.name,
      studentName: students.name,
      subjectLabel: subjects.label,
      subjectDetailLabel: subjectDetails.label,
    })
    .from(messageThreads)
    .innerJoin(matches, eq(matches.id, messageThreads.matchId))
    .innerJoin(students, eq(students.id, matches.studentId))
    .innerJoin(subjects, eq(subjects.key, matches.subjectKey))
    .innerJoin(subjectDetails, eq(subjectDetails.key, matches.subjectDetailKey))
    .innerJoin(tutors, eq(tutors.id, messageThreads.tutorId))
    .where(eq(messageThreads.id, threadId));
  return row;
}
