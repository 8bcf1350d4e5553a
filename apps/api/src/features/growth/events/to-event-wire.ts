import { type EventRow, stateOf } from "./repository.ts";

/** An event as a list shows it. */
export function toEventSummary(row: EventRow) {
  const { slug, type, title, summary, art, startAt, endAt } = row;
  return { id: slug, type, title, summary, art, startAt, endAt, state: stateOf(row) };
}

/** A whole event. */
export function toEventWire(row: EventRow) {
  const questions = row.questions.map((question) => ({ ...question, options: [...question.options] }));
  return { ...toEventSummary(row), body: row.body, questions, giftUrl: row.giftUrl };
}
