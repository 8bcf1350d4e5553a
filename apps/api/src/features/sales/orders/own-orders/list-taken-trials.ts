import { findTakenTrials } from "../../../../db/taken-trials.ts";
import type { Ctx } from "../../../../deps.ts";

/** The subjects whose trial the buyer's students have had, or have bought: it is sold once to each. */
export async function listTakenTrials({ db, actor: { userId } }: Ctx<"account">) {
  return { content: await findTakenTrials(db, userId) };
}
