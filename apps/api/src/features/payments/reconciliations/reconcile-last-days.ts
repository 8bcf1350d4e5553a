import { addDays, toKstDate } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { reconcileDay } from "./reconcile-day.ts";

/** Yesterday, and three days before it once more: what comes late is found too. */
const DAYS = 4;

/**
 * Checks the last days, each by itself: one that cannot be read holds up none of the others.
 * @param at decides which day is yesterday
 * @throws the first error, so that the job is tried again
 */
export async function reconcileLastDays(ctx: Ctx, at: Date): Promise<void> {
  const today = toKstDate(at);
  const errors: unknown[] = [];
  for (let back = 1; back <= DAYS; back++) {
    await reconcileDay(ctx, addDays(today, -back)).catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw errors[0];
}
