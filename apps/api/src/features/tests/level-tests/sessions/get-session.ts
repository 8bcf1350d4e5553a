import type { Ctx } from "../../../../deps.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { setItem } from "../items/set-item.ts";
import { findAnswers, findOwnSession } from "../repository.ts";
import type { LevelTestSessionWire } from "../schemas.ts";
import { finishIfOver } from "./finish-session.ts";
import { toShownAnswer } from "./to-shown-answer.ts";

/**
 * A test as its board shows it: the items with the options in their order, and what was answered. Nothing in it tells which
 * options are right.
 * @throws ApiError 404 class 20001 for a session that is missing or somebody else's
 */
export async function getSession(ctx: Ctx<"account">, sessionId: string): Promise<LevelTestSessionWire> {
  const own = await findOwnSession(ctx.db, ctx.actor.userId, sessionId);
  if (!own) throw refuse.notFound();
  const { session, studentName, subjectLabel, now, isOver } = own;
  const { id, subject, level, endsAt } = session;
  const isDone = session.finishedAt !== null || (isOver && (await finishIfOver(ctx, id)));
  const rows = isDone ? [] : await findAnswers(ctx.db, id);
  const items = rows.map(({ answer, item }) => {
    const { stem, passage, options } = setItem(item);
    return {
      number: answer.number,
      points: item.points,
      stem,
      passage,
      figure: item.figure,
      options: answer.optionOrder.map((at) => options[at]?.text ?? ""),
      ...toShownAnswer(answer),
    };
  });
  return { id, subject, level, subjectLabel, studentName, status: isDone ? "DONE" : "READY", endsAt, now, items };
}
