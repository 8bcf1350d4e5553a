import type { Ctx } from "../../../../deps.ts";
import { countEvents, findEventSettings } from "./repository.ts";
import type { EventSettingQuery } from "./schemas.ts";
import { toEventSetting } from "./to-event-setting.ts";

/** One page of all events for staff. */
export async function listEventSettings({ db }: Ctx, query: EventSettingQuery) {
  const [rows, totalElements] = await Promise.all([findEventSettings(db, query), countEvents(db)]);
  return { content: rows.map(toEventSetting), totalElements };
}
