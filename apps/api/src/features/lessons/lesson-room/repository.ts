import { PRESENCE_GAP_SECONDS, type Presence } from "@pkg/domain";
import { and, asc, desc, eq, lt, or, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import {
  lessonLogs,
  lessonPresence,
  lessons,
  matches,
  privateLinks,
  students,
  subjectDetails,
  subjects,
  tutors,
} from "../../../db/schema/index.ts";
import type { ActorOf } from "../../../lib/callers/ctx.ts";

const selectRooms = (db: Queryable) =>
  db
    .select({
      id: lessons.id,
      matchId: lessons.matchId,
      startsAt: lessons.startsAt,
      endsAt: lessons.endsAt,
      status: lessons.status,
      settledAs: lessons.settledAs,
      isDisputed: sql<boolean>`${lessons.dispute} is not distinct from 'OPEN'`,
      subjectLabel: subjects.label,
      subjectDetailLabel: subjectDetails.label,
      studentName: students.name,
      tutorName: tutors.name,
      buyerId: matches.userId,
      isOwnStudent: students.isSelf,
      hasChildLink: sql<boolean>`exists (select 1 from ${privateLinks}
        where ${privateLinks.userId} = ${matches.userId} and ${privateLinks.studentId} = ${lessons.studentId})`,
      now: sql<string>`now()`,
    })
    .from(lessons)
    .innerJoin(matches, eq(matches.id, lessons.matchId))
    .innerJoin(subjects, eq(subjects.key, matches.subjectKey))
    .innerJoin(subjectDetails, eq(subjectDetails.key, matches.subjectDetailKey))
    .innerJoin(students, eq(students.id, lessons.studentId))
    .innerJoin(tutors, eq(tutors.id, lessons.tutorId));

/** Who may enter a room: an account, or a child by its link. */
export type RoomActor = ActorOf<"account" | "child">;

export type RoomRow = Awaited<ReturnType<typeof selectRooms>>[number];

/** The room of a lesson for those who may enter: its buyer, its own tutor, and a holder of its child's link. */
export async function findRoom(db: Queryable, actor: RoomActor, lessonId: string): Promise<RoomRow | undefined> {
  const { userId } = actor;
  const isTheirs =
    actor.kind === "child"
      ? sql`${matches.userId} = ${userId} and ${lessons.studentId} = ${actor.studentId}`
      : or(eq(matches.userId, userId), eq(tutors.userId, userId));
  const [row] = await selectRooms(db).where(and(eq(lessons.id, lessonId), isTheirs));
  return row;
}

/** When a lesson is, and the present instant; for any reader. */
export async function findSpan(db: Queryable, lessonId: string) {
  const { startsAt, endsAt, status } = lessons;
  const [span] = await db
    .select({ startsAt, endsAt, status, now: sql<string>`now()` })
    .from(lessons)
    .where(eq(lessons.id, lessonId));
  return span;
}

/** Who was in the room of a lesson from when to when. */
export async function findPresence(db: Queryable, lessonId: string): Promise<Presence[]> {
  const { side, source, fromAt, toAt } = lessonPresence;
  return db
    .select({ side, source, from: fromAt, to: toAt })
    .from(lessonPresence)
    .where(eq(lessonPresence.lessonId, lessonId))
    .orderBy(asc(fromAt));
}

/**
 * Keeps that a side was there. It lengthens the newest interval of the side and source that it meets, after a gap
 * that is none too; otherwise it begins one. Two devices that begin at once leave two intervals, which count as one.
 */
export async function keepPresence(db: Queryable, lessonId: string, presence: Presence): Promise<void> {
  const { side, source } = presence;
  const [from, to] = [presence.from.toISOString(), presence.to.toISOString()];
  // A press is an instant.
  const gap = source === "PRESS" ? 0 : PRESENCE_GAP_SECONDS;
  await db.execute(sql`
    with met as (
      select id from lesson_presence
      where lesson_id = ${lessonId} and side = ${side} and source = ${source}
        and to_at >= ${from}::timestamptz - make_interval(secs => ${gap})
        and from_at <= ${to}::timestamptz + make_interval(secs => ${gap})
      order by to_at desc limit 1
    ), longer as (
      update lesson_presence p set from_at = least(p.from_at, ${from}), to_at = greatest(p.to_at, ${to})
      from met where p.id = met.id returning 1
    )
    insert into lesson_presence (lesson_id, side, source, from_at, to_at)
    select ${lessonId}, ${side}, ${source}, ${from}, ${to} where not exists (select 1 from longer)`);
}

/** What was written of the class's last lesson before this one. */
export async function findLogBefore(db: Queryable, { matchId, startsAt }: Pick<RoomRow, "matchId" | "startsAt">) {
  const { title, content, homework, updatedAt } = lessonLogs;
  const [log] = await db
    .select({ title, content, homework, writtenAt: updatedAt })
    .from(lessonLogs)
    .innerJoin(lessons, eq(lessons.id, lessonLogs.lessonId))
    .where(and(eq(lessons.matchId, matchId), lt(lessons.startsAt, startsAt)))
    .orderBy(desc(lessons.startsAt))
    .limit(1);
  return log;
}
