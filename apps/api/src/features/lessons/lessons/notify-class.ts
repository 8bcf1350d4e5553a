import { createHash } from "node:crypto";
import {
  type ClassNoticeKind,
  type ClassSide,
  formatKoreanDate,
  formatKoreanTime,
  type NoticeKind,
  noticeTime,
} from "@pkg/domain";
import type { Transaction } from "../../../db/client.ts";
import { readClock } from "../../../db/read-clock.ts";
import { classNotices } from "../../../db/schema/index.ts";
import type { Ctx } from "../../../deps.ts";
import { findGuardianPhone } from "../../people/guardians/repository.ts";

export type ClassRole = ClassSide;

export const otherSide = (role: ClassRole): ClassRole => (role === "BUYER" ? "TUTOR" : "BUYER");

/** "11월 24일(화) 19:00" */
export const lessonDay = (instant: Date): string => `${formatKoreanDate(instant)} ${formatKoreanTime(instant)}`;

/** A class, and who is told of it: by default its buyer and its tutor. */
interface Told {
  readonly id: string;
  readonly userId: string;
  readonly tutorUserId: string | null;
}

export interface ClassNotice {
  readonly kind: ClassNoticeKind;
  /** Names the message among those of its kind: it is sent once for its occasion to each side. */
  readonly occasion: string;
  readonly to: readonly ClassRole[];
  readonly text: string;
  /** The text before and after the time of its lesson: the lesson may move while a night holds the message. */
  readonly around?: readonly [before: string, after: string];
  /** The page of the message's link; the class by default. */
  readonly path?: `/${string}`;
  /** The start of the lesson that it is about: near it, night or not, people are told at once. */
  readonly lessonAt?: Date;
  /** It waits until then, and may be taken back (`withdrawLessonNotice`). */
  readonly notBefore?: Date;
  /** The present instant, of whoever looked at what is due; the database's otherwise. */
  readonly at?: Date;
  /** What the guardian of a buyer who is a minor reads: without a link, as only the student can log in. */
  readonly toGuardian?: string;
}

/**
 * Tells people of a class by message, in the transaction that causes it, with a link to it. What comes at night waits until
 * the morning. Their settings decide when it is sent.
 */
export async function notifyClass(ctx: Ctx, tx: Transaction, told: Told, notice: ClassNotice): Promise<void> {
  const { kind, occasion, around, lessonAt = null, path = `/myclass/${told.id}` } = notice;
  const at = notice.at ?? (await readClock(tx));
  const from = notice.notBefore && notice.notBefore > at ? notice.notBefore : at;
  const wait = (ctx.config.keepsQuietHours ? noticeTime(from, lessonAt) : from).getTime() - at.getTime();
  for (const side of notice.to) {
    const userId = side === "BUYER" ? told.userId : told.tutorUserId;
    if (!userId || !(await claimNotice(tx, { matchId: told.id, kind, occasion, side }))) continue;
    const origin = side === "BUYER" ? ctx.config.buyerOrigin : ctx.config.tutorOrigin;
    const link = ` ${origin}${path}`;
    const key = noticeKey({ matchId: told.id, kind, occasion, side });
    const message = {
      kind: topicOf(kind, side),
      userId,
      text: `[나란] ${notice.text}${link}`,
      ...(around ? { around: [`[나란] ${around[0]}`, `${around[1]}${link}`] as const } : {}),
      delaySeconds: Math.ceil(wait / 1000),
    } as const;
    await ctx.jobs.queueNotice(tx, { ...message, key });
    const to = notice.toGuardian && side === "BUYER" ? await findGuardianPhone(tx, userId) : undefined;
    if (to) {
      const copy = { ...message, text: `[나란] ${notice.toGuardian}`, key: guardianKey(key), to };
      await ctx.jobs.queueNotice(tx, copy);
    }
  }
}

/** Tells people of one lesson: its own tutor, who may have taught the class before the present one. */
export const notifyLesson = (
  ctx: Ctx,
  tx: Transaction,
  {
    row,
    lesson,
  }: { readonly row: Told; readonly lesson: { readonly id: string; readonly tutorUserId: string | null } },
  notice: Omit<ClassNotice, "occasion">,
): Promise<void> =>
  notifyClass(ctx, tx, { ...row, tutorUserId: lesson.tutorUserId }, { ...notice, occasion: lesson.id });

/** Takes back what still waits of a message about a lesson: when it comes it would not be so. */
export async function withdrawLessonNotice(
  { jobs }: Ctx,
  tx: Transaction,
  lesson: { readonly id: string; readonly matchId: string },
  { kind, to }: Pick<ClassNotice, "kind" | "to">,
): Promise<void> {
  for (const side of to) {
    const key = noticeKey({ matchId: lesson.matchId, kind, occasion: lesson.id, side });
    for (const one of [key, guardianKey(key)]) await jobs.withdraw(tx, "notice.send", one);
  }
}

const guardianKey = (key: string): string => `${key}:guardian`;

/** Each side has its own switch for what comes with every lesson; a change of a lesson has another. */
export function topicOf(kind: ClassNoticeKind, side: ClassRole): NoticeKind {
  if (side === "TUTOR") return kind === "TOMORROW" || kind === "SOON" ? "REMINDER" : "LESSON";
  return kind === "TOMORROW" || kind === "LOG" ? "ROUTINE" : "LESSON";
}

type NoticeRow = typeof classNotices.$inferInsert;

/** The key of a message; the vendor takes those of some length only. */
export const noticeKey = ({ matchId, kind, side, occasion }: NoticeRow): string =>
  `class:${matchId}:${kind}:${side}:${createHash("sha256").update(occasion).digest("hex").slice(0, 16)}`;

/** Whether this word is still to be said: its row can be written once. */
export async function claimNotice(tx: Transaction, row: NoticeRow): Promise<boolean> {
  const claimed = await tx
    .insert(classNotices)
    .values(row)
    .onConflictDoNothing()
    .returning({ kind: classNotices.kind });
  return claimed.length > 0;
}
