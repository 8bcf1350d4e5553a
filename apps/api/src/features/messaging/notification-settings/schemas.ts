import { z } from "zod";
import { instant } from "../../../lib/requests/field-schemas.ts";

/** An answer to marketing, with the day it was given or withdrawn; null while nobody has asked. */
const answer = z.object({ agreed: z.boolean(), decidedAt: instant.nullable() });

/** Which messages somebody gets. Payment and security messages always come. */
export const notificationSettings = z
  .object({
    lessonAlerts: z.boolean(),
    /** What comes with each lesson; these two only beside `lessonAlerts`. */
    routineAlerts: z.boolean(),
    /** The lessons of the coming week, and the logs of the last, in one message. */
    weeklyDigest: z.boolean(),
    /** A tutor's lessons to come, and missing logs. */
    reminderAlerts: z.boolean(),
    messageAlerts: z.boolean(),
    matchingAlerts: z.boolean(),
    marketing: answer,
    /** Between 21 and 08 o'clock; only beside `marketing`. */
    nightMarketing: answer,
  })
  .meta({ id: "NotificationSettings" });

export const notificationSettingsChange = z
  .object({
    lessonAlerts: z.boolean(),
    routineAlerts: z.boolean(),
    weeklyDigest: z.boolean(),
    reminderAlerts: z.boolean(),
    messageAlerts: z.boolean(),
    matchingAlerts: z.boolean(),
    marketing: z.boolean(),
    nightMarketing: z.boolean(),
  })
  .partial()
  .meta({ id: "NotificationSettingsChange" });

export type NotificationSettingsWire = z.infer<typeof notificationSettings>;
export type NotificationSettingsChange = z.infer<typeof notificationSettingsChange>;
