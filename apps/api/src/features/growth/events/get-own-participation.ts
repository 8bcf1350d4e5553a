import type { Ctx } from "../../../deps.ts";
import { findParticipatedAt } from "./repository.ts";

/** When the account took part in an event for the first time; null before, and for no event. */
export async function getOwnParticipation({ db, actor }: Ctx<"account">, slug: string) {
  return { participatedAt: await findParticipatedAt(db, slug, actor.userId) };
}
