import { LAST_LESSONS, REVIEW_LESSONS, reviewSubject, subjectName } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { makeClassUrls } from "../../links/class-links/make-class-link.ts";
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
    const { appealUrl } = await makeClassUrls(ctx, tx, { userId, matchId });
    const text = `${row.studentName} 학생 ${subjectName(row)} 수업이 ${left}회 남았어요. 같은 선생님과 같은 시간에 이어서 들을 수 있어요.${next} 지금까지의 수업 보기: ${appealUrl} 내 수업:`;
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
      text: `${row.studentName} 학생이 ${row.tutorName} 선생님과 ${subjectName(row)} 수업을 ${subject.heldLessons}회 했어요. 어떠셨는지 후기를 남겨 주세요.`,
      at,
    });
  });
}

/** Tells a tutor whose family has arranged no lesson, and who may write to it; the family is reminded of its task. */
export async function tellOfUnplanned(ctx: Ctx, { matchId, userId }: DueClass, at: Date): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const row = await lockClass(tx, userId, matchId);
    const { unscheduled } = countLessons(row, await findLessons(tx, matchId));
    if (row.endedAt || row.tutorId === null || unscheduled <= 0) return;
    const text = `${row.studentName} 학생 ${subjectName(row)} 첫 수업 날이 아직 정해지지 않았어요. 메시지로 먼저 인사해 보세요.`;
    const occasion = row.matchedAt?.toISOString() ?? "";
    await notifyClass(ctx, tx, row, { kind: "UNPLANNED", occasion, to: ["TUTOR"], text, at });
  });
}
