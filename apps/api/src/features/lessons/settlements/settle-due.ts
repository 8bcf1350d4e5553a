import {
  ANSWER_HOURS,
  HOUR,
  MINUTE,
  mayHaveWaited,
  OVERTIME_MINUTES,
  PRESENCE_GAP_SECONDS,
  ROOM_SETTLES_SINCE,
  SECOND,
  settleLesson,
  toKstDate,
} from "@pkg/domain";
import type { Transaction } from "../../../db/client.ts";
import type { Ctx } from "../../../deps.ts";
import type { OwnLesson } from "../lessons/changes/lock-lesson.ts";
import { lockClass } from "../lessons/lock-class.ts";
import { findLessons } from "../lessons/repository.ts";
import { settleAs } from "../lessons/settling/settle-as.ts";
import { type DueLesson, findPresence, findUnanswered, findUnsettled } from "./repository.ts";
import { settleByAnswers } from "./settle-by-answers.ts";
import { askBoth, tellOfStudentAbsence, tellOfTutorAbsence } from "./tell-of-outcome.ts";

/** So long after its end, nothing that counts can still happen in a lesson's room. */
const SETTLED_AFTER = OVERTIME_MINUTES * MINUTE + PRESENCE_GAP_SECONDS * SECOND;

type Held = Omit<OwnLesson, "role">;

/**
 * Settles what is due at an instant: lessons that are over by the record of their rooms, and those that both sides
 * were asked about once their time to answer is over. Each in a transaction of its own under its class's lock, which
 * asks again: processes may run it at the same time and stop anywhere.
 */
export async function settleDue(ctx: Ctx, at: Date): Promise<void> {
  const over = new Date(at.getTime() - SETTLED_AFTER);
  for (const due of await findUnsettled(ctx.db, over)) {
    await hold(ctx, due, async (tx, held) => {
      const { status, settledAs, endsAt } = held.lesson;
      if (status === "SCHEDULED" && settledAs === null && endsAt <= over) await settleByFacts(ctx, tx, held);
    });
  }
  for (const due of await findUnanswered(ctx.db, new Date(at.getTime() - ANSWER_HOURS * HOUR))) {
    await hold(ctx, due, async (tx, held) => {
      const { settledAs, dispute } = held.lesson;
      if (settledAs === "ASKED" && dispute !== "OPEN") await settleByAnswers(ctx, tx, held, at);
    });
  }
}

/** One that fails holds up none of the others, and is tried again at the next look. */
async function hold(
  ctx: Ctx,
  { id, matchId, userId }: DueLesson,
  settle: (tx: Transaction, held: Held) => Promise<void>,
): Promise<void> {
  try {
    await ctx.db.transaction(async (tx) => {
      const row = await lockClass(tx, userId, matchId);
      const lessons = await findLessons(tx, matchId);
      const lesson = lessons.find((one) => one.id === id);
      if (lesson) await settle(tx, { row, lesson, lessons });
      await ctx.checkpoint("lesson-in-settle");
    });
    await ctx.checkpoint("lesson-after-settle");
  } catch (error) {
    ctx.logger.error({ err: error, lessonId: id }, "a lesson could not be settled, will try again");
  }
}

async function settleByFacts(ctx: Ctx, tx: Transaction, held: Held): Promise<void> {
  const { reportsMinutes, expectedChannelType } = ctx.config;
  // With real money, people were told from when on the terms say that the room decides.
  if (expectedChannelType === "LIVE" && toKstDate(held.lesson.startsAt) < ROOM_SETTLES_SINCE) {
    await settleAs(ctx, tx, held, { outcome: "HELD", by: "BEFORE_RULE" });
    return;
  }
  const presence = await findPresence(tx, held.lesson.id);
  const { outcome, isShort: _isShort, ...minutes } = settleLesson(held.lesson, presence, { reportsMinutes });
  const added = await settleAs(ctx, tx, held, { outcome, by: "PRESENCE", minutes: reportsMinutes ? minutes : null });
  if (outcome === "STUDENT_ABSENT") await tellOfStudentAbsence(ctx, tx, held, presence);
  if (outcome === "TUTOR_ABSENT") await tellOfTutorAbsence(ctx, tx, held, added);
  if (outcome === "ASKED" && held.lesson.dispute !== "OPEN") {
    // The answer is offered by the minutes that are kept: none where the room reports none.
    await askBoth(ctx, tx, held, reportsMinutes && mayHaveWaited(minutes));
  }
}
