import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { findEvent } from "./repository.ts";
import type { EventWire } from "./schemas.ts";
import { toEventWire } from "./to-event-wire.ts";

/** One event, over or not. @throws ApiError 404 class 20001, also for one that has not begun or is not published */
export async function getEvent({ db }: Ctx, slug: string): Promise<EventWire> {
  const row = await findEvent(db, slug);
  if (!row) throw refuse.notFound();
  return toEventWire(row);
}
