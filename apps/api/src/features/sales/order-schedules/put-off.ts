import { type OrderScheduleStatus, type ScheduleStopReason, stopText } from "@pkg/domain";
import type { Transaction } from "../../../db/client.ts";
import type { Ctx } from "../../../deps.ts";
import { countLessons, restOfClass } from "../../lessons/lessons/count-lessons.ts";
import { planClassEnd } from "../../lessons/lessons/plan-class-end.ts";
import { findLessons, findOwnClass } from "../../lessons/lessons/repository.ts";
import { updateMatch } from "../../matching/matches/repository.ts";
import { type Renewal, saveSchedule } from "./repository.ts";

interface Off {
  readonly status: Exclude<OrderScheduleStatus, "ACTIVE">;
  readonly stopReason: ScheduleStopReason;
}

/**
 * Stops or pauses a schedule that may go on later, in the transaction that holds it: a class without a lesson left
 * begins its rest, and is looked at soon.
 * @returns what becomes of the class, in words for its buyer
 */
export async function putOff(
  ctx: Ctx,
  tx: Transaction,
  { schedule, match }: Renewal,
  off: Off,
  at: Date,
): Promise<string> {
  await saveSchedule(tx, schedule.id, off);
  const row = match ? await findOwnClass(tx, schedule.userId, match.id) : undefined;
  if (row?.status !== "MATCHED") return "이미 결제한 수업은 그대로 들을 수 있어요.";
  const lessons = await findLessons(tx, row.id);
  const rest = restOfClass(row, lessons, at);
  if (rest) await updateMatch(tx, row.id, { restsUntil: rest.until });
  await planClassEnd(ctx, tx, row, at);
  return stopText(countLessons(row, lessons).left, rest, { isOff: true });
}
