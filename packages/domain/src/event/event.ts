/** What an event is about. The two promotions have a screen of their own that their page leads to. */
export const EVENT_TYPES = ["GENERAL", "TUTOR_FINDING", "LEARNING_TYPE"] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** Korean labels of the event types. */
export const EVENT_TYPE_LABELS: Readonly<Record<EventType, string>> = {
  GENERAL: "일반",
  TUTOR_FINDING: "선생님 찾기",
  LEARNING_TYPE: "학습 유형",
};

/** Ids of the two promotions, which other screens join too. */
export const TUTOR_FINDING_EVENT = "find-your-tutor";
export const LEARNING_TYPE_EVENT = "learning-type";

/** The drawings that an event can be shown with. */
export const EVENT_ARTS = ["SEATS", "DESK", "CALENDAR", "NOTE", "LETTER", "CHART"] as const;
export type EventArt = (typeof EVENT_ARTS)[number];

/** Korean labels of the drawings. */
export const EVENT_ART_LABELS: Readonly<Record<EventArt, string>> = {
  SEATS: "나란한 두 자리",
  DESK: "책상",
  CALENDAR: "달력",
  NOTE: "공책",
  LETTER: "편지",
  CHART: "성향 그래프",
};

/** Where an event stands: before its period, in it, or after it. */
export const EVENT_STATES = ["COMING", "OPEN", "CLOSED"] as const;
export type EventState = (typeof EVENT_STATES)[number];

/** When an event runs: from `startAt` on, and no longer at `endAt`. */
export interface EventPeriod {
  readonly startAt: Date;
  readonly endAt: Date;
}

/** Tells where an event stands at an instant. */
export function eventState({ startAt, endAt }: EventPeriod, now: Date): EventState {
  if (now < startAt) return "COMING";
  return now < endAt ? "OPEN" : "CLOSED";
}

/** Days after the end of an event until its participations are deleted; participants are told so. */
export const PARTICIPATION_KEPT_DAYS = 90;
