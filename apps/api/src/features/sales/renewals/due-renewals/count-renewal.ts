import { countRenewalDate, type KstDate, toKstDate } from "@pkg/domain";
import type { Transaction } from "../../../../db/client.ts";
import type { Ctx } from "../../../../deps.ts";
import { countLessons, expiryOf } from "../../../lessons/lessons/count-lessons.ts";
import { findLessons, findOwnClass } from "../../../lessons/lessons/repository.ts";
import { lockRenewal } from "../../order-schedules/lock-renewal.ts";
import { type Renewal, saveSchedule } from "../../order-schedules/repository.ts";

/** Puts the next charge of a counted product on the day that its lessons lead to. */
export async function countRenewal(ctx: Ctx, id: string, at: Date): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const renewal = await lockRenewal(tx, id);
    if (renewal?.schedule.status !== "ACTIVE" || renewal.period) return false;
    const nextDate = await countedDate(tx, renewal, at);
    if (nextDate === null || nextDate === renewal.schedule.nextDate) return false;
    await saveSchedule(tx, id, { nextDate });
    return true;
  });
}

async function countedDate(tx: Transaction, { match, schedule }: Renewal, at: Date): Promise<KstDate | null> {
  const row = match && (await findOwnClass(tx, schedule.userId, match.id));
  if (!row) return null;
  const lessons = await findLessons(tx, row.id);
  const lessonDays = lessons
    .filter(({ status, settledAs }) => status === "SCHEDULED" && settledAs === null)
    .map(({ startsAt }) => toKstDate(startsAt));
  const { left } = countLessons(row, lessons);
  return countRenewalDate({ left, lessonDays, expiresOn: expiryOf(row, lessons), today: toKstDate(at) });
}
