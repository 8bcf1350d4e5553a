import { scoreLevelTest } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { findAnswers, findOwnSession, lockSession, writeScore } from "../repository.ts";

/**
 * Ends a test and marks it, once; doing it again changes nothing.
 * @throws ApiError 404 class 20001 for a session that is missing or somebody else's
 */
export async function finishSession(ctx: Ctx<"account">, sessionId: string): Promise<void> {
  const own = await findOwnSession(ctx.db, ctx.actor.userId, sessionId);
  if (!own) throw refuse.notFound();
  await markSession(ctx, sessionId, () => true);
}

/** Ends a test whose time is over, whoever notices it first. @returns whether it is over */
export async function finishIfOver(ctx: Ctx, sessionId: string): Promise<boolean> {
  return markSession(ctx, sessionId, ({ isOver }) => isOver);
}

async function markSession(
  { db }: Ctx,
  sessionId: string,
  mayEnd: (locked: { isOver: boolean }) => boolean,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const locked = await lockSession(tx, sessionId);
    if (!locked || locked.session.finishedAt) return true;
    if (!mayEnd(locked)) return false;
    const rows = await findAnswers(tx, sessionId);
    const marked = rows.map(({ answer, item }) => ({
      number: answer.number,
      unit: item.unit,
      points: item.points,
      isRight: answer.choice === item.answer,
    }));
    const right = marked.filter(({ isRight }) => isRight).map(({ number }) => number);
    await writeScore(tx, sessionId, scoreLevelTest(marked), right);
    return true;
  });
}
