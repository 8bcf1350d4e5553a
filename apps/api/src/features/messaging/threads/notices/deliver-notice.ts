import { type ClassSide, NOTICE_HOURS, openFrom, subjectName } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { secondsBetween } from "../../../../lib/jobs/seconds-between.ts";
import { sendNotice } from "../../notification-settings/send-notice.ts";
import { findThread } from "./repository.ts";

export interface MessageNotice {
  threadId: string;
  reader: ClassSide;
  number: number;
}

/** Tells a side that there is something to read, unless it has read it meanwhile; one of the night waits until the morning. */
export async function deliverNotice(ctx: Ctx, key: string, notice: MessageNotice, at: Date): Promise<void> {
  const thread = await findThread(ctx.db, notice.threadId);
  const isBuyer = notice.reader === "BUYER";
  const userId = isBuyer ? thread?.buyerId : thread?.tutorUserId;
  if (!thread || !userId || (isBuyer ? thread.buyerRead : thread.tutorRead) >= notice.number) return;
  const until = ctx.config.keepsQuietHours ? openFrom(at, NOTICE_HOURS) : at;
  if (until > at) {
    const delaySeconds = secondsBetween(at, until);
    await ctx.jobs.send(ctx.db, {
      name: "message.notice",
      key: `${key}:${until.toISOString()}`,
      payload: { ...notice },
      delaySeconds,
    });
    return;
  }
  const from = isBuyer
    ? `${thread.tutorName} 선생님이 ${thread.studentName} 학생`
    : `${thread.studentName} 학생 가족이`;
  const origin = isBuyer ? ctx.config.buyerOrigin : ctx.config.tutorOrigin;
  const text = `[나란] ${from} ${subjectName(thread)} 수업에 메시지를 보냈어요. ${origin}/myclass/${thread.matchId}/messages`;
  await sendNotice(ctx, { key, kind: "MESSAGE", userId, text });
}
