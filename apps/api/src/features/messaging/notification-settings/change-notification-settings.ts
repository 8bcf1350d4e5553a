import { isUnder14 } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { recordConsent } from "../../../lib/consents/record-consent.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { omitUndefined } from "../../../lib/requests/omit-undefined.ts";
import { getNotificationSettings } from "./get-notification-settings.ts";
import { findBirthYear, lockSettings, upsertSettings } from "./repository.ts";
import type { NotificationSettingsChange, NotificationSettingsWire } from "./schemas.ts";

/**
 * Changes what was sent. Every answer to marketing becomes a consent row with version and time; withdrawing it withdraws the
 * night as well.
 * @throws ApiError 400 at `nightMarketing` without a consent to marketing itself; at `marketing` for a child under 14
 */
export async function changeNotificationSettings(
  { db, now, actor: { userId } }: Ctx<"account">,
  { marketing, nightMarketing, ...alerts }: NotificationSettingsChange,
): Promise<NotificationSettingsWire> {
  return db.transaction(async (tx) => {
    await lockSettings(tx, userId);
    const before = await getNotificationSettings(tx, userId);
    const birthYear = await findBirthYear(tx, userId);
    if (marketing && birthYear !== null && isUnder14(birthYear, now)) {
      const fields = [{ path: "marketing", message: "만 14세부터 받을 수 있어요." }];
      throw refuse.invalidUser({ fields });
    }
    const day = marketing ?? before.marketing.agreed;
    if (nightMarketing && !day) {
      const fields = [{ path: "nightMarketing", message: "혜택 소식을 먼저 켜 주세요." }];
      throw refuse.invalidUser({ fields });
    }
    const night = day && (nightMarketing ?? before.nightMarketing.agreed);
    const values = omitUndefined(alerts);
    if (Object.keys(values).length > 0) await upsertSettings(tx, userId, values);
    if (day !== before.marketing.agreed) await recordConsent(tx, userId, "MARKETING", day);
    if (night !== before.nightMarketing.agreed) await recordConsent(tx, userId, "NIGHT_MARKETING", night);
    return getNotificationSettings(tx, userId);
  });
}
