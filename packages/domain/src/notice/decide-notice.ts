import { heldUntil, NOTICE_HOURS } from "../schedule/quiet-hours.ts";

/**
 * Topics of a notice. Codes (SECURITY), what becomes of an account or an application (ACCOUNT), money (PAYMENT) and
 * what a family asked for in a consultation (CONSULTATION) are always sent; LESSON, REMINDER (a tutor's lessons to come
 * and missing logs), MESSAGE (the other side of a class wrote) and MATCHING are service messages with a switch of their own; MARKETING needs consent. What comes with
 * each lesson of a family (ROUTINE) stands in one message a week (DIGEST), unless it wishes both.
 */
export const NOTICE_KINDS = [
  "SECURITY",
  "ACCOUNT",
  "PAYMENT",
  "CONSULTATION",
  "LESSON",
  "REMINDER",
  "ROUTINE",
  "DIGEST",
  "MESSAGE",
  "MATCHING",
  "MARKETING",
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** The recipient's settings and consents. */
export interface NoticeSettings {
  lessonAlerts: boolean;
  /** These two count only beside `lessonAlerts`. */
  routineAlerts: boolean;
  weeklyDigest: boolean;
  reminderAlerts: boolean;
  messageAlerts: boolean;
  matchingAlerts: boolean;
  marketing: boolean;
  /** Counts only beside `marketing`. */
  nightMarketing: boolean;
}

/** WAIT: not now, but from `until` on, if it is still wanted then. DROP: the recipient does not want it, or never agreed to it. */
export type NoticeDecision =
  | { kind: "SEND" }
  | { kind: "DROP"; reason: "SWITCHED_OFF" | "NO_CONSENT" }
  | { kind: "WAIT"; until: Date };

const SWITCHED_OFF = { kind: "DROP", reason: "SWITCHED_OFF" } as const;

/**
 * Whether a message may go to its recipient at an instant: by kind, by settings, and for marketing by the hour in Korea.
 *
 * @example
 * decideNotice("MARKETING", { ...settings, marketing: true, nightMarketing: false }, new Date("2026-11-21T21:00:00+09:00"));
 * // { kind: "WAIT", until: 2026-11-22T08:00:00+09:00 }
 */
export function decideNotice(kind: NoticeKind, settings: NoticeSettings, now: Date): NoticeDecision {
  switch (kind) {
    case "SECURITY":
    case "ACCOUNT":
    case "PAYMENT":
    case "CONSULTATION":
      return { kind: "SEND" };
    case "LESSON":
      return settings.lessonAlerts ? { kind: "SEND" } : SWITCHED_OFF;
    case "REMINDER":
      return settings.reminderAlerts ? { kind: "SEND" } : SWITCHED_OFF;
    case "ROUTINE":
      return settings.lessonAlerts && settings.routineAlerts ? { kind: "SEND" } : SWITCHED_OFF;
    case "DIGEST":
      return settings.lessonAlerts && settings.weeklyDigest ? { kind: "SEND" } : SWITCHED_OFF;
    case "MESSAGE":
      return settings.messageAlerts ? { kind: "SEND" } : SWITCHED_OFF;
    case "MATCHING":
      return settings.matchingAlerts ? { kind: "SEND" } : SWITCHED_OFF;
    case "MARKETING":
      return decideMarketing(settings, now);
  }
}

function decideMarketing(settings: NoticeSettings, now: Date): NoticeDecision {
  if (!settings.marketing) return { kind: "DROP", reason: "NO_CONSENT" };
  const until = settings.nightMarketing ? null : heldUntil(now, NOTICE_HOURS);
  return until ? { kind: "WAIT", until } : { kind: "SEND" };
}
