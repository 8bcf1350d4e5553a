import type { Queryable } from "../../../../db/client.ts";
import { countLeft } from "../../../lessons/tutor-classes/count-left.ts";
import { readRenewals } from "../../order-schedules/read-renewals.ts";
import type { DeskScheduleWire } from "./schemas.ts";
import { toDeskSchedule } from "./to-desk-schedule.ts";

/** These schedules as staff sees them, in the order of the ids; unknown ones are left out. */
export async function describeDeskSchedules(db: Queryable, ids: readonly string[]): Promise<DeskScheduleWire[]> {
  const renewals = await readRenewals(db, ids);
  const rest = await countLeft(
    db,
    renewals.flatMap(({ match }) => match?.id ?? []),
  );
  return ids.flatMap((id) => {
    const renewal = renewals.find(({ schedule }) => schedule.id === id);
    return renewal ? [toDeskSchedule(renewal, rest.get(renewal.match?.id ?? ""))] : [];
  });
}
