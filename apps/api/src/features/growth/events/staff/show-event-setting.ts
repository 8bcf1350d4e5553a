import type { Ctx } from "../../../../deps.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { findEventSetting } from "./repository.ts";
import type { EventSettingWire } from "./schemas.ts";
import { toEventSetting } from "./to-event-setting.ts";

/** One event for staff. @throws ApiError 404 class 20001 */
export async function showEventSetting({ db }: Ctx, slug: string): Promise<EventSettingWire> {
  const row = await findEventSetting(db, slug);
  if (!row) throw refuse.notFound();
  return toEventSetting(row);
}
