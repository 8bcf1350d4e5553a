import { type ConsentKey, isUnder14 } from "@pkg/domain";
import type { Queryable } from "../../../db/client.ts";
import { listConsents } from "../../../lib/consents/list-consents.ts";
import { findBirthYear, findSettings } from "./repository.ts";
import type { NotificationSettingsWire } from "./schemas.ts";

/**
 * Which messages the account gets: service messages unless switched off, marketing only after a consent. What a child
 * under 14 answered is none: the terms promise that children get no advertisements.
 */
export async function getNotificationSettings(db: Queryable, userId: string): Promise<NotificationSettingsWire> {
  const settings = await findSettings(db, userId);
  const birthYear = await findBirthYear(db, userId);
  const answers = await listConsents(db, userId, ["MARKETING", "NIGHT_MARKETING"]);
  const answerTo = (key: ConsentKey) => {
    const last = answers
      .filter((answer) => answer.key === key)
      .sort((a, b) => b.decidedAt.getTime() - a.decidedAt.getTime())[0];
    if (!last || (birthYear !== null && isUnder14(birthYear, last.decidedAt)))
      return { agreed: false, decidedAt: null };
    return { agreed: last.agreed, decidedAt: last.decidedAt };
  };
  return {
    lessonAlerts: settings?.lessonAlerts ?? true,
    routineAlerts: settings?.routineAlerts ?? false,
    weeklyDigest: settings?.weeklyDigest ?? true,
    reminderAlerts: settings?.reminderAlerts ?? true,
    messageAlerts: settings?.messageAlerts ?? true,
    matchingAlerts: settings?.matchingAlerts ?? true,
    marketing: answerTo("MARKETING"),
    nightMarketing: answerTo("NIGHT_MARKETING"),
  };
}
