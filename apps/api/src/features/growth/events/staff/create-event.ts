import { eventIdProblem } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { recordChange } from "../../../../lib/audit-logs/record-change.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { checkEventTerms } from "./check-event-terms.ts";
import { findEventSetting, insertEvent } from "./repository.ts";
import type { EventSettingWire, NewEvent } from "./schemas.ts";
import { termsOf, toEventSetting } from "./to-event-setting.ts";

/**
 * Makes an event. Who made it is recorded.
 * @throws ApiError 400 class 10001 with fields, at `id` for one that is taken
 */
export async function createEvent(
  { db, actor }: Ctx<"staff">,
  { id, giftUrl = null, ...event }: NewEvent,
): Promise<EventSettingWire> {
  return db.transaction(async (tx) => {
    const values = { ...event, giftUrl, slug: id, startAt: new Date(event.startAt), endAt: new Date(event.endAt) };
    const message = eventIdProblem(id);
    checkEventTerms(values, message ? [{ path: "id", message }] : []);
    if (!(await insertEvent(tx, values))) {
      throw refuse.invalidInput({ fields: [{ path: "id", message: "이미 있는 이름이에요." }] });
    }
    const row = await findEventSetting(tx, id);
    if (!row) throw refuse.notFound();
    await recordChange(tx, actor, { action: "event.created", targetId: id, before: {}, after: termsOf(row) });
    return toEventSetting(row);
  });
}
