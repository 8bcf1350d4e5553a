import type { ScheduleStopReason } from "@pkg/domain";
import { and, eq, ne, type SQL } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { orderSchedules } from "../../../db/schema/index.ts";
import type { Ctx } from "../../../deps.ts";
import { planClassEnd } from "../../lessons/lessons/plan-class-end.ts";
import { findRenewal, movePeriod, type Renewal, saveSchedule } from "./repository.ts";

/**
 * Stops a schedule for good, in the caller's transaction, which holds it: what was to be paid is left out, and the class, which
 * was kept for the next charge, is looked at. A charge that is under way comes to its own end.
 */
export async function stopSchedule(
  ctx: Ctx,
  tx: Transaction,
  { schedule, period, match }: Renewal,
  stopReason: ScheduleStopReason,
): Promise<void> {
  await saveSchedule(tx, schedule.id, { status: "STOPPED", stopReason });
  if (period && period.status !== "CHARGING") await movePeriod(tx, period.id, "SKIPPED");
  if (match) await planClassEnd(ctx, tx, { id: match.id, userId: schedule.userId }, new Date());
}

/** Stops the schedules of one course: it was refunded, or its class is over. The caller holds the match. */
export async function stopSchedulesOfCourse(
  ctx: Ctx,
  tx: Transaction,
  orderItemId: string,
  reason: ScheduleStopReason,
): Promise<void> {
  await stopAll(ctx, tx, eq(orderSchedules.orderItemId, orderItemId), reason);
}

/** Stops all schedules of an account that is closed. */
export async function stopSchedulesOfUser(ctx: Ctx, tx: Transaction, userId: string): Promise<void> {
  await stopAll(ctx, tx, eq(orderSchedules.userId, userId), "CLOSURE");
}

async function stopAll(ctx: Ctx, tx: Transaction, which: SQL, reason: ScheduleStopReason) {
  const rows = await tx
    .select({ id: orderSchedules.id })
    .from(orderSchedules)
    .where(and(which, ne(orderSchedules.status, "STOPPED")))
    .orderBy(orderSchedules.id)
    .for("update");
  for (const { id } of rows) {
    const renewal = await findRenewal(tx, id);
    if (renewal) await stopSchedule(ctx, tx, renewal, reason);
  }
}
