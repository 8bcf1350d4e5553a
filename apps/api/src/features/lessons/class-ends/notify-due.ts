import {
  addDays,
  atKstHour,
  CLASS_SIDES,
  formatKoreanTime,
  isWithin,
  NOTICE_HOURS,
  REMINDER_HOURS,
  startOfKstDate,
  subjectName,
  toKstDate,
} from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { type ClassNotice, notifyClass } from "../lessons/notify-class.ts";
import {
  type DueLesson,
  findEnding,
  findReviewable,
  findSoon,
  findTomorrow,
  findUnlogged,
  findUnplanned,
  holdLesson,
} from "./due-repository.ts";
import { askForReview, tellOfLastLessons, tellOfUnplanned } from "./notify-family.ts";
import { tellOfLogs } from "./tell-of-logs.ts";
import { byRecipient, tellOfTomorrow } from "./tell-of-tomorrow.ts";

/**
 * Tells people of classes what is due at an instant: lessons of tomorrow, those whose room has opened, missing logs, courses that
 * end or have not begun. Processes may run it at the same time and stop anywhere: a row is written with each message. Only
 * the word that a room is open goes out at night.
 */
export async function notifyDue(ctx: Ctx, at: Date): Promise<void> {
  const { db } = ctx;
  await each(ctx, await findSoon(db, at), (due) => tellOfLesson(ctx, due, soon(due, at)));
  const isDay = !ctx.config.keepsQuietHours || isWithin(at, NOTICE_HOURS);
  if (!isDay) return;
  if (isWithin(at, REMINDER_HOURS)) {
    const tomorrow = startOfKstDate(addDays(toKstDate(at), 1));
    const dayAfter = startOfKstDate(addDays(toKstDate(at), 2));
    const since = atKstHour(toKstDate(at), REMINDER_HOURS.from);
    for (const side of CLASS_SIDES) {
      const due = await findTomorrow(db, { from: tomorrow, until: dayAfter, since, side });
      await each(ctx, byRecipient(due, side), (one) => tellOfTomorrow(ctx, one, at));
    }
  }
  const ofTutors = [...Map.groupBy(await findUnlogged(db, at), ({ tutorUserId }) => tutorUserId)];
  await each(
    ctx,
    ofTutors.map(([tutorUserId, due]) => ({ tutorUserId, due })),
    (one) => tellOfLogs(ctx, one),
  );
  await each(ctx, await findEnding(db, at), (due) => tellOfLastLessons(ctx, due, at));
  await each(ctx, await findReviewable(db, at), (due) => askForReview(ctx, due, at));
  await each(ctx, await findUnplanned(db, at), (due) => tellOfUnplanned(ctx, due, at));
}

/** One that fails holds up none of the others, and is tried again at the next look. */
async function each<
  T extends { readonly matchId?: string; readonly tutorUserId?: string | null; readonly userId?: string },
>({ logger }: Ctx, all: readonly T[], tell: (one: T) => Promise<void>): Promise<void> {
  for (const one of all) {
    const { matchId, tutorUserId, userId } = one;
    await tell(one).catch((error: unknown) =>
      logger.error({ err: error, matchId, tutorUserId, userId }, "a class could not be told, will try again"),
    );
  }
}

async function tellOfLesson(ctx: Ctx, due: DueLesson, notice: ClassNotice): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    if (await holdLesson(tx, due)) await notifyClass(ctx, tx, { ...due, id: due.matchId }, notice);
  });
}

function soon(due: DueLesson, at: Date): ClassNotice {
  const startsAt = new Date(due.startsAt);
  const text = `${due.studentName} 학생 ${subjectName(due)} 수업이 ${formatKoreanTime(startsAt)}에 시작해요. 지금 들어올 수 있어요.`;
  const path = `/myclass/${due.matchId}/lessons/${due.id}/room` as const;
  return { kind: "SOON", occasion: due.occasion, to: ["BUYER", "TUTOR"], text, path, lessonAt: startsAt, at };
}
