import { PARTICIPATION_KEPT_DAYS } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { findKeptTooLong, markForgotten } from "./repository.ts";

/** Deletes the participations of events that ended as long ago as participants were told; each event's once. */
export async function forgetParticipations({ db, participations }: Ctx): Promise<void> {
  for (const slug of await findKeptTooLong(db, PARTICIPATION_KEPT_DAYS)) {
    await participations.forget(slug);
    await markForgotten(db, slug);
  }
}
