import { isRenewalMessageTime, toKstDate } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { chargeRenewal } from "../charges/charge-renewal.ts";
import { announcePrice } from "./announce-price.ts";
import { announceRenewal, remindOfRenewal } from "./announce-renewal.ts";
import { countRenewal } from "./count-renewal.ts";
import { findCounted, findDearer, findDue, findUnannounced, findUnreminded } from "./repository.ts";

/** What was done for which schedules. */
export interface AdvancedSchedules {
  recounted: string[];
  offered: string[];
  announced: string[];
  reminded: string[];
  charged: string[];
}

/**
 * Does all that is due at an instant: dates of counted products, messages (by day only), charges. Every step asks again under
 * the schedule's lock whether it is still to be done, so that processes may run it at the same time, stop anywhere, and be
 * started again. A schedule that fails holds up none of the others.
 */
export async function advanceSchedules(ctx: Ctx, at: Date): Promise<AdvancedSchedules> {
  const today = toKstDate(at);
  const each = async (ids: Promise<string[]>, work: (ctx: Ctx, id: string, at: Date) => Promise<boolean>) => {
    const done: string[] = [];
    for (const id of await ids) {
      try {
        if (await work(ctx, id, at)) done.push(id);
      } catch (error) {
        ctx.logger.error({ err: error, scheduleId: id }, "a renewal could not go on, will try again");
      }
    }
    return done;
  };
  const { db } = ctx;
  const isDay = isRenewalMessageTime(at);
  const nothing = Promise.resolve<string[]>([]);
  return {
    recounted: await each(findCounted(db), countRenewal),
    offered: await each(isDay ? findDearer(db) : nothing, announcePrice),
    announced: await each(isDay ? findUnannounced(db, today) : nothing, announceRenewal),
    reminded: await each(isDay ? findUnreminded(db, today, at) : nothing, remindOfRenewal),
    charged: await each(findDue(db, at), chargeRenewal),
  };
}
