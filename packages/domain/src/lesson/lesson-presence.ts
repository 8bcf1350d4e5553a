import { SECOND } from "../time/duration.ts";

/**
 * Who is in a lesson's room: the person in the student's seat, the tutor, or a guardian who looks in. A guardian's
 * presence is shown and settles nothing.
 */
export const PRESENCE_SIDES = ["STUDENT", "TUTOR", "GUARDIAN"] as const;
export type PresenceSide = (typeof PRESENCE_SIDES)[number];

/** How we know: from the beats of our room, from a native app's room, or from the press that led there alone. */
export const PRESENCE_SOURCES = ["ROOM", "APP", "PRESS"] as const;
export type PresenceSource = (typeof PRESENCE_SOURCES)[number];

/** An open room says so often who is there. */
export const PRESENCE_BEAT_SECONDS = 15;
/** A gap of up to so many seconds between two beats is none. */
export const PRESENCE_GAP_SECONDS = 120;

/** From when to when one side was in a lesson's room; a press is an instant. */
export interface Presence {
  readonly side: PresenceSide;
  readonly from: Date;
  readonly to: Date;
  readonly source: PresenceSource;
}

/**
 * Since when a side has been in the room without a gap, by the room's own record; a press tells nothing of staying.
 * @returns null for a side that is not there now
 *
 * @example
 * presentSince([{ side: "TUTOR", source: "ROOM", from: at("18:50"), to: at("18:56") }], "TUTOR", at("18:57")); // 18:50
 */
export function presentSince(presence: readonly Presence[], side: PresenceSide, now: Date): Date | null {
  let since: Date | null = null;
  const latestFirst = presence
    .filter((one) => one.side === side && one.source !== "PRESS" && one.from <= now)
    .sort((a, b) => b.to.getTime() - a.to.getTime());
  for (const { from, to } of latestFirst) {
    if (to.getTime() + PRESENCE_GAP_SECONDS * SECOND < (since ?? now).getTime()) break;
    if (since === null || from < since) since = from;
  }
  return since;
}
