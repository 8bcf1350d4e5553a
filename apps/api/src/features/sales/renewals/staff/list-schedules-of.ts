import type { Queryable } from "../../../../db/client.ts";
import { describeDeskSchedules } from "./describe-desk-schedules.ts";
import { findScheduleIdsOf, type ScheduleOwner } from "./repository.ts";
import type { DeskScheduleWire } from "./schemas.ts";

/** The schedules of a person that are not stopped, or all that an order began; the next charge first. */
export async function listSchedulesOf(db: Queryable, owner: ScheduleOwner): Promise<DeskScheduleWire[]> {
  const found = await findScheduleIdsOf(db, owner);
  return describeDeskSchedules(
    db,
    found.map(({ id }) => id),
  );
}
