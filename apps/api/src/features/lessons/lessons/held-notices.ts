import { type ClassNoticeKind, type ClassSide, noticeTime } from "@pkg/domain";
import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import type { JobInput } from "../../../db/jobs.ts";
import { readClock } from "../../../db/read-clock.ts";
import { classNotices, lessons } from "../../../db/schema/index.ts";
import type { Ctx } from "../../../deps.ts";
import { withdrawJob } from "../../../lib/jobs/job-statements.ts";
import { secondsBetween } from "../../../lib/jobs/seconds-between.ts";
import { lessonDay, noticeKey } from "./notify-class.ts";

type Said = typeof classNotices.$inferSelect;
interface Held extends Said {
  readonly key: string;
  readonly message: JobInput<"notice.send">;
}

/** The time of a lesson is said by these; the occasion of each begins with the lesson. */
const OF_LESSON: readonly ClassNoticeKind[] = ["MOVED", "TIME_ASKED", "TIME_DECLINED"];

/** Takes back what a night still holds of a class's messages: by the morning they would not be so. */
async function withdrawHeld(tx: Transaction, matchId: string, isStale: (said: Said) => boolean): Promise<Held[]> {
  const isOfNight = sql`${classNotices.createdAt} > now() - interval '12 hours'`;
  const all = await tx
    .select()
    .from(classNotices)
    .where(and(eq(classNotices.matchId, matchId), isOfNight));
  const stale = new Map(all.filter(isStale).map((said) => [noticeKey(said), said]));
  if (stale.size === 0) return [];
  const taken = await tx.execute<Pick<Held, "key" | "message">>(
    sql`${withdrawJob("notice.send", ...stale.keys())} and start_after > now() returning singleton_key as key, data as message`,
  );
  return taken.flatMap(({ key, message }) => {
    const said = stale.get(key);
    return said ? [{ ...said, key, message }] : [];
  });
}

/** The other side was asked for another time, and by the morning is not any more. */
export async function withdrawAsked(tx: Transaction, matchId: string, lessonId: string): Promise<void> {
  await withdrawHeld(tx, matchId, ({ kind, occasion }) => kind === "TIME_ASKED" && occasion.startsWith(lessonId));
}

/** Lessons were called off with those after them: what was planned, or moved, at night is not so by the morning. */
export async function withdrawPlanned(tx: Transaction, matchId: string, canceled: readonly string[]): Promise<void> {
  if (canceled.length === 0) return;
  const changed = [...canceled, ...canceled.map(seriesFrom)];
  await withdrawHeld(tx, matchId, (said) => said.kind === "PLANNED" || isAbout(said, changed));
}

interface Change {
  readonly matchId: string;
  /** The lessons; a series by `seriesFrom`. */
  readonly changed: readonly string[];
  /** One lesson moved: where to, and who is to be told. */
  readonly moved?: { readonly startsAt: Date; readonly to: ClassSide };
}

/**
 * Has what the night holds of lessons that have just changed say how they are now, or nothing.
 * @returns whether the side that is to be told of a move hears of it so
 */
export async function correctHeld(ctx: Ctx, tx: Transaction, { matchId, changed, moved }: Change): Promise<boolean> {
  const ofLessons = await withdrawHeld(tx, matchId, (said) => isAbout(said, changed));
  const untold =
    moved && ofLessons.find(({ kind, side, message }) => kind === "MOVED" && side === moved.to && message.around);
  const isBack = untold && moved && untold.message.around?.[0].endsWith(`${lessonDay(moved.startsAt)} → `);
  if (untold && moved && !isBack) await sayAgain(ctx, tx, untold, moved.startsAt);
  let hears = untold !== undefined;
  for (const plan of await withdrawHeld(tx, matchId, ({ kind }) => kind === "PLANNED")) {
    const first = await findFirst(tx, plan);
    if (!first) continue;
    const isNew = await sayAgain(ctx, tx, plan, first);
    hears ||= isNew && plan.side === moved?.to && first.getTime() === moved.startsAt.getTime();
  }
  return hears;
}

const isAbout = ({ kind, occasion }: Said, lessonIds: readonly string[]): boolean =>
  OF_LESSON.includes(kind) && lessonIds.some((id) => occasion.startsWith(id));

/** How the occasion of a move of a whole series begins: a later move of one lesson leaves that message. */
export const seriesFrom = (lessonId: string): string => `series:${lessonId}`;

/** The first lesson of a plan: its message and its lessons were written in one transaction. */
async function findFirst(tx: Transaction, { matchId, createdAt }: Held): Promise<Date | undefined> {
  const [row] = await tx
    .select({ startsAt: lessons.startsAt })
    .from(lessons)
    .where(and(eq(lessons.matchId, matchId), eq(lessons.createdAt, createdAt), eq(lessons.status, "SCHEDULED")))
    .orderBy(lessons.startsAt)
    .limit(1);
  return row?.startsAt;
}

/** @returns whether it says another time than before */
async function sayAgain({ jobs, config }: Ctx, tx: Transaction, { key, message }: Held, startsAt: Date) {
  const at = await readClock(tx);
  const [before, after] = message.around ?? [message.text, ""];
  const text = message.around ? `${before}${lessonDay(startsAt)}${after}` : message.text;
  const delaySeconds = config.keepsQuietHours ? secondsBetween(at, noticeTime(at, startsAt)) : 0;
  await jobs.queueNotice(tx, { ...message, key, text, delaySeconds });
  return text !== message.text;
}
