/**
 * Who is in a lesson's room: whoever sits in the student's seat, the tutor, or a guardian who looks in. A guardian's presence
 * is shown and settles nothing.
 */
export const PRESENCE_SIDES = ["STUDENT", "TUTOR", "GUARDIAN"] as const;
export type PresenceSide = (typeof PRESENCE_SIDES)[number];

/** How we know: from the beats of our room, from a native app's room, or from the press that led there alone. */
export const PRESENCE_SOURCES = ["ROOM", "APP", "PRESS"] as const;
export type PresenceSource = (typeof PRESENCE_SOURCES)[number];

/** An open room says so often that somebody is there. */
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
