import { asc, inArray } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { matches, students, tutors } from "../../../db/schema/index.ts";
import { findRefundItems, lockRefundOrder, type RefundOrderRow } from "./repository.ts";

/**
 * Holds an order, then its classes, their tutors and their students, so that nobody plans, moves or gives a lesson of theirs
 * meanwhile. Each kind in the order of its ids, and all of a kind before the next: what holds one class holds them in this order, too.
 */
export async function lockCourses(tx: Transaction, order: RefundOrderRow): Promise<void> {
  await lockRefundOrder(tx, order.id);
  const items = await findRefundItems(tx, order);
  const matchIds = items.flatMap(({ matchId }) => matchId ?? []);
  await lockClasses(tx, matchIds);
}

/** Holds classes, their tutors and their students; whoever holds orders, too, has taken them before. */
export async function lockClasses(tx: Transaction, matchIds: readonly string[]): Promise<void> {
  if (matchIds.length === 0) return;
  const held = await tx
    .select({ tutorId: matches.tutorId, studentId: matches.studentId })
    .from(matches)
    .where(inArray(matches.id, [...matchIds]))
    .orderBy(asc(matches.id))
    .for("update");
  const tutorIds = held.flatMap(({ tutorId }) => tutorId ?? []);
  if (tutorIds.length > 0) {
    await tx
      .select({ id: tutors.id })
      .from(tutors)
      .where(inArray(tutors.id, tutorIds))
      .orderBy(asc(tutors.id))
      .for("update");
  }
  const studentIds = held.map(({ studentId }) => studentId);
  await tx
    .select({ id: students.id })
    .from(students)
    .where(inArray(students.id, studentIds))
    .orderBy(asc(students.id))
    .for("no key update");
}
