import type { Queryable } from "../../../../db/client.ts";
import { requireStaff } from "../../../../lib/callers/require-staff.ts";
import { countEvents, findEventSettings } from "./repository.ts";
import type { EventSettingQuery } from "./schemas.ts";
import { toEventSetting } from "./to-event-setting.ts";

/** One page of all events for staff. @throws ApiError 403 account 10003 without the OPERATOR role */
export async function listEventSettings(db: Queryable, userId: string, query: EventSettingQuery) {
  await requireStaff(db, userId, "EVENTS");
  const [rows, totalElements] = await Promise.all([findEventSettings(db, query), countEvents(db)]);
  return { content: rows.map(toEventSetting), totalElements };
}
