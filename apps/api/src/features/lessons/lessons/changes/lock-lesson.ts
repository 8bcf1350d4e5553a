import type { Queryable, Transaction } from "../../../../db/client.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { lockClass } from "../lock-class.ts";
import type { ClassRole } from "../notify-class.ts";
import { type ClassRow, findLessons, findOwnClass, type LessonRow } from "../repository.ts";
import { findClassOfLesson } from "./repository.ts";

export interface OwnLesson {
  readonly row: ClassRow;
  readonly lesson: LessonRow;
  /** All of the class, ascending. */
  readonly lessons: readonly LessonRow[];
  readonly role: ClassRole;
}

/**
 * Holds the class of a lesson for the transaction, with its tutor and student.
 * @throws ApiError 404 for a lesson that is missing, or that the account neither bought nor teaches.
 */
export async function lockLesson(tx: Transaction, userId: string, id: string): Promise<OwnLesson> {
  const matchId = await findClassOfLesson(tx, userId, id);
  if (!matchId) throw refuse.notFound();
  return pick(tx, userId, await lockClass(tx, userId, matchId), id);
}

/**
 * A lesson as it is now, with its class.
 * @throws ApiError 404 as `holdLesson`.
 */
export async function findOwnLesson(db: Queryable, userId: string, id: string): Promise<OwnLesson> {
  const matchId = await findClassOfLesson(db, userId, id);
  const row = matchId ? await findOwnClass(db, userId, matchId) : undefined;
  if (!row) throw refuse.notFound();
  return pick(db, userId, row, id);
}

async function pick(db: Queryable, userId: string, row: ClassRow, id: string): Promise<OwnLesson> {
  const lessons = await findLessons(db, row.id);
  const lesson = lessons.find((one) => one.id === id);
  if (!lesson) throw refuse.notFound();
  return { row, lesson, lessons, role: row.userId === userId ? "BUYER" : "TUTOR" };
}
