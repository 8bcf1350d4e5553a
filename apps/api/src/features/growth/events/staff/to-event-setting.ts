import { toEventWire } from "../to-event-wire.ts";
import type { EventSettingRow } from "./repository.ts";
import type { EventSettingWire } from "./schemas.ts";

/** An event as staff sees it. */
export function toEventSetting(row: EventSettingRow): EventSettingWire {
  const { published, participated, shared, waiting, updatedAt } = row;
  return { ...toEventWire(row), published, participated, shared, waiting, updatedAt };
}

/** What the audit log keeps of an event. */
export function termsOf(row: EventSettingRow) {
  const { type, title, summary, art, body, questions, giftUrl, startAt, endAt, published } = row;
  return { type, title, summary, art, body, questions, giftUrl, startAt, endAt, published };
}
