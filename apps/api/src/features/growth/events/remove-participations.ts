import type { Ctx } from "../../../deps.ts";
import { findStillKept } from "./repository.ts";
import { toParticipationKey } from "./to-participation-key.ts";

/** Deletes what one phone number entered, in every event that is still kept. */
export async function removeParticipations({ db, config, participations }: Ctx, phoneNumber: string): Promise<void> {
  for (const slug of await findStillKept(db)) {
    await participations.remove(slug, toParticipationKey(config.authSecret, slug, phoneNumber));
  }
}
