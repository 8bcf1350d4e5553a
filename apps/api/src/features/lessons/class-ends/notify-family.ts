import { LAST_LESSONS, REVIEW_LESSONS, reviewSubject, type UNPLANNED_REMINDER_DAYS } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { offerAtEnd } from "../../sales/up-selling-offers/make-offer.ts";
import { countLessons } from "../lessons/count-lessons.ts";
import { lockClass } from "../lessons/lock-class.ts";
import { notifyClass } from "../lessons/notify-class.ts";
import { findLessons } from "../lessons/repository.ts";
import type { DueClass } from "./due-repository.ts";

/** Tells a family that few lessons are left: once for each number of lessons that it has paid for. */
export async function tellOfLastLessons(ctx: Ctx, { matchId, userId }: DueClass, at: Date): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const row = await lockClass(tx, userId, matchId);
    const { left, unscheduled, total } = countLessons(row, await findLessons(tx, matchId));
    const isLast = left > 0 && left <= LAST_LESSONS && unscheduled === 0;
    if (row.endedAt || !isLast) return;
    const goesOn = await offerAtEnd(ctx, tx, row, at);
    const next = goesOn ? " 이어서 들으면 남은 수업 값을 빼 드려요. 내 수업에서 가격을 확인해 보세요." : "";
    const text = `${row.studentName} 학생 ${row.subjectLabel} 수업이 ${left}회 남았어요. 같은 선생님과 같은 시간에 이어서 들을 수 있어요.${next}`;
    await notifyClass(ctx, tx, row, { kind: "LAST_LESSONS", occasion: `${total}`, to: ["BUYER"], text, at });
  });
}

/** Asks a family, once for a class, how its lessons are. */
export async function askForReview(ctx: Ctx, { matchId, userId }: DueClass, at: Date): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const row = await lockClass(tx, userId, matchId);
    const subject = reviewSubject(await findLessons(tx, matchId));
    if (row.tutorId === null || subject?.tutorId !== row.tutorId || subject.heldLessons < REVIEW_LESSONS) return;
    await notifyClass(ctx, tx, row, {
      kind: "REVIEW",
      occasion: "FIRST",
      to: ["BUYER"],
      path: `/myclass/${matchId}/review`,
      text: `${row.tutorName} 선생님과 ${row.subjectLabel} 수업을 ${subject.heldLessons}회 했어요. 어떠셨는지 후기를 남겨 주세요.`,
      at,
    });
  });
}

/** Reminds a family that its tutor waits for the first lesson, and in the end the tutor, who may write to it. */
export async function tellOfUnplanned(
  ctx: Ctx,
  { matchId, userId }: DueClass,
  days: (typeof UNPLANNED_REMINDER_DAYS)[number],
  at: Date,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const row = await lockClass(tx, userId, matchId);
    const { scheduled, left } = countLessons(row, await findLessons(tx, matchId));
    if (row.endedAt || row.tutorId === null || scheduled > 0 || left <= 0) return;
    const notice = { kind: "UNPLANNED", occasion: `${row.matchedAt?.toISOString()}:${days}`, at } as const;
    const who = `${row.studentName} 학생 ${row.subjectLabel}`;
    const toFamily = `${row.tutorName} 선생님이 ${who} 첫 수업을 기다려요. 첫 수업 날을 골라 주세요.`;
    await notifyClass(ctx, tx, row, { ...notice, to: ["BUYER"], text: toFamily });
    if (days === 1) return;
    const toTutor = `${who} 첫 수업 날이 아직 정해지지 않았어요. 메시지로 먼저 인사해 보세요.`;
    await notifyClass(ctx, tx, row, { ...notice, to: ["TUTOR"], text: toTutor });
  });
}
