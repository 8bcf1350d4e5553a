import type { Ctx } from "../../../../deps.ts";
import { recordChange } from "../../../../lib/audit-logs/record-change.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { omitUndefined } from "../../../../lib/requests/omit-undefined.ts";
import { checkVersion } from "../../../../lib/requests/version.ts";
import { checkEventTerms } from "./check-event-terms.ts";
import { findEventSetting, lockEvent, updateEvent } from "./repository.ts";
import type { EventChange, EventSettingWire } from "./schemas.ts";
import { termsOf, toEventSetting } from "./to-event-setting.ts";

/**
 * Changes what was sent about an event; its id never changes. Who changed what is recorded.
 * @throws ApiError 404 class 20001; 409 account 20006 for an old version; 400 class 10001 with fields
 */
export async function changeEvent(
  { db, actor }: Ctx<"staff">,
  slug: string,
  change: EventChange,
  { ifMatch }: { ifMatch: string | undefined },
): Promise<EventSettingWire> {
  return db.transaction(async (tx) => {
    await lockEvent(tx, slug);
    const before = await findEventSetting(tx, slug);
    if (!before) throw refuse.notFound();
    checkVersion(ifMatch, before.updatedAt);
    const { startAt, endAt, ...others } = omitUndefined(change);
    const values = omitUndefined({
      ...others,
      startAt: startAt === undefined ? undefined : new Date(startAt),
      endAt: endAt === undefined ? undefined : new Date(endAt),
    });
    checkEventTerms({ ...before, ...values });
    if (Object.keys(values).length === 0) return toEventSetting(before);
    // One that runs again has participations to delete again.
    await updateEvent(tx, slug, { ...values, ...(values.endAt && { forgottenAt: null }) });
    const after = await findEventSetting(tx, slug);
    if (!after) throw refuse.notFound();
    const act = { action: "event.changed", targetId: slug } as const;
    await recordChange(tx, actor, { ...act, before: termsOf(before), after: termsOf(after) });
    return toEventSetting(after);
  });
}
