import type { ClassSide } from "@pkg/domain";
import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { matchesOfTutor, wasPaired } from "../../../db/past-pairs.ts";
import { matches, messagePictures, messageReports, messages, messageThreads } from "../../../db/schema/index.ts";

/** One conversation of a class as one of its sides has it; there is no thread before its first message. */
export interface Conversation {
  matchId: string;
  buyerId: string;
  side: ClassSide;
  studentName: string;
  subjectLabel: string;
  subjectDetailLabel: string;
  tutorId: number | null;
  tutorName: string | null;
  tutorUserId: string | null;
  /** Whether this tutor teaches the class now. */
  isPresent: boolean;
  endedAt: Date | null;
  threadId: string | null;
  lastNumber: number;
  buyerRead: number;
  tutorRead: number;
  /** The database's clock. */
  now: Date;
}

type Instants = { ended_at: string | null; now: string };

/**
 * The conversations of a class that the account takes part in, the present one first: as its buyer, with each tutor; as a tutor,
 * its own alone, also before the first message. None for a class that is missing or another account's.
 */
export async function findConversations(db: Queryable, userId: string, matchId: string): Promise<Conversation[]> {
  const rows = await db.execute<Omit<Conversation, "endedAt" | "now"> & Instants>(sql`
    select m.id as "matchId", m.user_id as "buyerId", s.name as "studentName", u.label as "subjectLabel",
      d.label as "subjectDetailLabel",
      case when m.user_id = ${userId} then 'BUYER' else 'TUTOR' end as side,
      t.id as "tutorId", t.name as "tutorName", t.user_id as "tutorUserId",
      coalesce(m.tutor_id = t.id, false) as "isPresent", m.ended_at, now() as now,
      th.id as "threadId", coalesce(th.last_number, 0) as "lastNumber",
      coalesce(th.buyer_read, 0) as "buyerRead", coalesce(th.tutor_read, 0) as "tutorRead"
    from matches m
    join students s on s.id = m.student_id
    join subjects u on u.key = m.subject_key
    join subject_details d on d.key = m.subject_detail_key
    left join lateral (
      select m.tutor_id as id where m.tutor_id is not null
      union select tutor_id from message_threads where match_id = m.id
      union select o.id from tutors o where o.user_id = ${userId} and ${wasPaired(sql`m.id`, sql`o.id`)}) p on true
    left join tutors t on t.id = p.id
    left join message_threads th on th.match_id = m.id and th.tutor_id = t.id
    where m.id = ${matchId} and (m.user_id = ${userId} or t.user_id = ${userId})
    order by "isPresent" desc, th.created_at desc nulls last`);
  return rows.map(({ ended_at, now, ...row }) => ({
    ...row,
    endedAt: ended_at === null ? null : new Date(ended_at),
    now: new Date(now),
  }));
}

/** Keeps a class and its tutor as they are until the transaction ends. */
export async function holdMatch(tx: Queryable, matchId: string): Promise<void> {
  await tx.select({ id: matches.id }).from(matches).where(eq(matches.id, matchId)).for("share");
}

/** The thread of a pair, made when it is missing, and locked until the transaction ends. */
export async function lockThread(tx: Queryable, matchId: string, tutorId: number) {
  await tx.insert(messageThreads).values({ matchId, tutorId }).onConflictDoNothing();
  const [thread] = await tx
    .select()
    .from(messageThreads)
    .where(and(eq(messageThreads.matchId, matchId), eq(messageThreads.tutorId, tutorId)))
    .for("update");
  if (!thread) throw new Error("The thread was not stored.");
  return thread;
}

const messageColumns = {
  id: messages.id,
  number: messages.number,
  side: messages.side,
  text: messages.text,
  pictureId: messages.pictureId,
  width: messagePictures.width,
  height: messagePictures.height,
  hiddenAt: messages.hiddenAt,
  reportedBy: messageReports.side,
  createdAt: messages.createdAt,
};

const selectMessages = (db: Queryable) =>
  db
    .select(messageColumns)
    .from(messages)
    .leftJoin(messagePictures, eq(messagePictures.id, messages.pictureId))
    .leftJoin(
      messageReports,
      and(eq(messageReports.threadId, messages.threadId), eq(messageReports.messageId, messages.id)),
    );

export type MessageRow = Awaited<ReturnType<typeof selectMessages>>[number];

/** The newest messages of a thread before a number, descending. */
export async function findMessages(db: Queryable, threadId: string, before: number | undefined, limit: number) {
  return selectMessages(db)
    .where(and(eq(messages.threadId, threadId), before === undefined ? undefined : lt(messages.number, before)))
    .orderBy(desc(messages.number))
    .limit(limit);
}

export async function findMessage(db: Queryable, threadId: string, id: string): Promise<MessageRow | undefined> {
  const [row] = await selectMessages(db).where(and(eq(messages.threadId, threadId), eq(messages.id, id)));
  return row;
}

type NewMessageRow = Pick<typeof messages.$inferInsert, "id" | "threadId" | "side" | "text" | "pictureId">;

/** Adds a message to a locked thread; its sender has read up to it. @returns its number */
export async function insertMessage(tx: Queryable, row: NewMessageRow): Promise<number> {
  const ownRead = row.side === "BUYER" ? messageThreads.buyerRead : messageThreads.tutorRead;
  const [thread] = await tx
    .update(messageThreads)
    .set({
      lastNumber: sql`${messageThreads.lastNumber} + 1`,
      [row.side === "BUYER" ? "buyerRead" : "tutorRead"]: sql`greatest(${ownRead}, ${messageThreads.lastNumber} + 1)`,
    })
    .where(eq(messageThreads.id, row.threadId))
    .returning({ number: messageThreads.lastNumber });
  if (!thread) throw new Error("The thread is gone.");
  await tx.insert(messages).values({ ...row, number: thread.number });
  return thread.number;
}

/** Moves a side's mark forward, never back and never ahead. @returns where it stands, and whether it moved */
export async function advanceMark(tx: Queryable, threadId: string, side: ClassSide, number: number) {
  const mark = side === "BUYER" ? messageThreads.buyerRead : messageThreads.tutorRead;
  const [held] = await tx.select({ mark }).from(messageThreads).where(eq(messageThreads.id, threadId)).for("update");
  const [moved] = await tx
    .update(messageThreads)
    .set({
      [side === "BUYER" ? "buyerRead" : "tutorRead"]:
        sql`greatest(${mark}, least(${number}::int, ${messageThreads.lastNumber}))`,
    })
    .where(eq(messageThreads.id, threadId))
    .returning({ mark });
  return { readNumber: moved?.mark ?? 0, hasMoved: held?.mark !== moved?.mark };
}

/**
 * The present pairs of an account, each with whose messages it reads. The classes of the buyer and those of the tutor
 * are found by an index each.
 */
const ownPairs = (userId: string) => sql`(
  select id as match_id, tutor_id, 'TUTOR' as side from matches where user_id = ${userId} and tutor_id is not null
  union all
  select m.id, m.tutor_id, 'BUYER' from tutors t join matches m on m.tutor_id = t.id where t.user_id = ${userId}
)`;

/**
 * How many messages of the present pairs' threads the account has not read, by class; classes without any are left out.
 */
export async function countUnread(db: Queryable, userId: string): Promise<{ matchId: string; count: number }[]> {
  return db.execute<{ matchId: string; count: number }>(sql`
    select th.match_id as "matchId", count(*)::int as count
    from ${ownPairs(userId)} own
    join message_threads th on th.match_id = own.match_id and th.tutor_id = own.tutor_id
    join messages x on x.thread_id = th.id and x.side = own.side and x.hidden_at is null
      and x.number > case own.side when 'TUTOR' then th.buyer_read else th.tutor_read end
    where th.last_number > case own.side when 'TUTOR' then th.buyer_read else th.tutor_read end
    group by th.match_id`);
}

/** The same, and the classes that a tutor taught before; what two have written stays with both. */
const allPairs = (userId: string) => sql`(
  select *, true as is_present from ${ownPairs(userId)} present
  union all
  select o.match_id, t.id, 'BUYER', false from tutors t, lateral ${matchesOfTutor(sql`t.id`)} o
    join matches m on m.id = o.match_id where t.user_id = ${userId} and m.tutor_id is distinct from t.id
)`;

/** A conversation in a list, with its last message. */
export interface ThreadRow {
  matchId: string;
  /** The other one's. */
  side: ClassSide;
  studentName: string;
  tutorName: string;
  subjectLabel: string;
  subjectDetailLabel: string;
  lastSide: ClassSide;
  lastText: string;
  lastAt: string;
  unread: number;
  isOver: boolean;
}

/** The threads of an account, those with families that it taught before among them, the one with the newest message first. */
export async function findThreads(db: Queryable, userId: string, limit: number): Promise<ThreadRow[]> {
  return db.execute<ThreadRow & Record<string, unknown>>(sql`
    select own.match_id as "matchId", own.side, s.name as "studentName", t.name as "tutorName", u.label as "subjectLabel",
      d.label as "subjectDetailLabel",
      last.side as "lastSide", last.created_at as "lastAt",
      case when last.hidden_at is null then last.text else '' end as "lastText",
      not own.is_present or m.ended_at is not null as "isOver",
      (select count(*)::int from messages x where own.is_present and x.thread_id = th.id and x.side = own.side
        and x.hidden_at is null
        and x.number > case own.side when 'TUTOR' then th.buyer_read else th.tutor_read end) as unread
    from ${allPairs(userId)} own
    join message_threads th on th.match_id = own.match_id and th.tutor_id = own.tutor_id
    join messages last on last.thread_id = th.id and last.number = th.last_number
    join matches m on m.id = own.match_id
    join students s on s.id = m.student_id
    join subjects u on u.key = m.subject_key
    join subject_details d on d.key = m.subject_detail_key
    join tutors t on t.id = own.tutor_id
    order by last.created_at desc, own.match_id limit ${limit}`);
}
