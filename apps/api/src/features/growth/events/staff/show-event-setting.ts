import type { Queryable } from "../../../../db/client.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { requireStaff } from "../../../staff/roles/require-staff.ts";
import { toEventSetting } from "../to-event-setting.ts";
import { findEventSetting } from "./repository.ts";
import type { EventSettingWire } from "./schemas.ts";

/** One event for staff. @throws ApiError 403 account 10003 without the OPERATOR role; 404 class 20001 */
export async function showEventSetting(db: Queryable, userId: string, slug: string): Promise<EventSettingWire> {
  await requireStaff(db, userId, "EVENTS");
  const row = await findEventSetting(db, slug);
  if (!row) throw refuse.notFound();
  return toEventSetting(row);
}
