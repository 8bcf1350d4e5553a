import {
  addDays,
  atKstHour,
  DIGEST_HOURS,
  dayOfWeek,
  digestWeekOf,
  isWithin,
  startOfKstDate,
  subjectName,
  toKstDate,
  weeklyDigestText,
} from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { claimDigest, type DueDigest, findDueDigests } from "./repository.ts";

const SUNDAY = 0;

/**
 * Tells each family on Sunday evening of the lessons of its coming week and the logs of the last, in one message over
 * all children and courses. Processes may run it at the same time and stop anywhere: a row is written with each
 * message.
 */
export async function sendDigests(ctx: Ctx, at: Date): Promise<void> {
  const today = toKstDate(at);
  if (dayOfWeek(today) !== SUNDAY || !isWithin(at, DIGEST_HOURS)) return;
  const weekOf = digestWeekOf(today);
  const week = {
    weekOf,
    from: startOfKstDate(weekOf),
    until: startOfKstDate(addDays(weekOf, 7)),
    logsUntil: atKstHour(today, DIGEST_HOURS.from),
  };
  for (const due of await findDueDigests(ctx.db, week)) {
    await sendDigest(ctx, due, weekOf).catch((error: unknown) =>
      ctx.logger.error({ err: error, userId: due.userId }, "a digest was not sent, will try again"),
    );
  }
}

async function sendDigest({ db, jobs, config }: Ctx, { userId, lessons, logs }: DueDigest, weekOf: string) {
  const text = weeklyDigestText(
    lessons.map(({ startsAt, studentName, ...subject }) => ({
      studentName,
      courseName: subjectName(subject),
      startsAt: new Date(startsAt),
    })),
    logs,
  );
  if (text === null) return;
  await db.transaction(async (tx) => {
    if (!(await claimDigest(tx, { userId, weekOf }))) return;
    const key = `digest:${userId}:${weekOf}`;
    await jobs.queueNotice(tx, { key, kind: "DIGEST", userId, text: `[나란] ${text} ${config.buyerOrigin}/myclass` });
  });
}
