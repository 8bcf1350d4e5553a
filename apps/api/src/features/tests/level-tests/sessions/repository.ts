import { LEVEL_TEST_GRACE_SECONDS } from "@pkg/domain";
import { and, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../../../db/client.ts";
import { levelTestAnswers, levelTestSessions } from "../../../../db/schema/index.ts";
import type { AnswerWire } from "../schemas.ts";

export interface AnswerPlace {
  userId: string;
  sessionId: string;
  number: number;
}

/** A page whose clock is fast keeps no other page from answering later. */
const AHEAD_MS = 10_000;

/**
 * Takes over an answer when it is newer than the one that is kept, and the test of this account is not over. The session cannot
 * end meanwhile: what was taken over is marked.
 * @returns whether it was taken over
 */
export async function takeAnswer(
  db: Queryable,
  { userId, sessionId, number }: AnswerPlace,
  { choice, isUnknown, isFlagged, sequence }: AnswerWire,
): Promise<boolean> {
  const taken = await db.execute(sql`
    with open as (
      select id from level_test_sessions
      where id = ${sessionId} and user_id = ${userId} and finished_at is null
        and now() <= ends_at + make_interval(secs => ${LEVEL_TEST_GRACE_SECONDS})
      for share)
    update level_test_answers a set
      choice = a.option_order[${choice === null ? null : choice + 1}::int],
      is_unknown = ${isUnknown}, is_flagged = ${isFlagged},
      sequence = least(${sequence}::bigint, (extract(epoch from clock_timestamp()) * 1000)::bigint + ${AHEAD_MS})
    from open
    where a.session_id = open.id and a.number = ${number} and a.sequence < ${sequence}::bigint
    returning a.number`);
  return taken.length > 0;
}

/** An answer as it is kept, and whether its test still takes answers. */
export async function findAnswer(db: Queryable, { userId, sessionId, number }: AnswerPlace) {
  const [row] = await db
    .select({
      answer: levelTestAnswers,
      isOpen: sql<boolean>`${levelTestSessions.finishedAt} is null
        and now() <= ${levelTestSessions.endsAt} + make_interval(secs => ${LEVEL_TEST_GRACE_SECONDS})`,
    })
    .from(levelTestAnswers)
    .innerJoin(levelTestSessions, eq(levelTestSessions.id, levelTestAnswers.sessionId))
    .where(
      and(
        eq(levelTestAnswers.sessionId, sessionId),
        eq(levelTestAnswers.number, number),
        eq(levelTestSessions.userId, userId),
      ),
    );
  return row;
}
