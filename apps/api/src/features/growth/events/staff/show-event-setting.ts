import type { Queryable } from "../../../../db/client.ts";
import { requireStaff } from "../../../../lib/callers/require-staff.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { findEventSetting } from "./repository.ts";
import type { EventSettingWire } from "./schemas.ts";
import { toEventSetting } from "./to-event-setting.ts";

/** One event for staff. @throws ApiError 403 account 10003 without the OPERATOR role; 404 class 20001 */
export async function showEventSetting(db: Queryable, userId: string, slug: string): Promise<EventSettingWire> {
  await requireStaff(db, userId, "EVENTS");
  const row = await findEventSetting(db, slug);
  if (!row) throw refuse.notFound();
  return toEventSetting(row);
}
