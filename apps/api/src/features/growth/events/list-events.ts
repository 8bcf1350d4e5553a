import type { Ctx } from "../../../deps.ts";
import { findClosedEvents, findOpenEvents } from "./repository.ts";
import { toEventSummary } from "./to-event-wire.ts";

/** The events that run now. */
export async function listEvents({ db }: Ctx) {
  return { content: (await findOpenEvents(db)).map(toEventSummary) };
}

/** The events that are over. */
export async function listClosedEvents({ db }: Ctx) {
  return { content: (await findClosedEvents(db)).map(toEventSummary) };
}
