import type { Ctx } from "../../../../deps.ts";
import type { JobHandlers } from "../../../../lib/jobs/job-queue.ts";
import { remindOfOffers } from "./remind-of-offers.ts";

/** Families are reminded of an offer by day, and by the database's clock. */
export function offerJobHandlers(getCtx: () => Ctx<"system">) {
  return { "offers.remind": async () => remindOfOffers(getCtx()) } satisfies Partial<JobHandlers>;
}
