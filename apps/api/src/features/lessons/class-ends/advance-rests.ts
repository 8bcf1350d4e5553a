import { REST_DAYS, REST_KEPT_DAYS, REST_NOTICE_DAYS, toKstDate } from "@pkg/domain";
import { sql } from "drizzle-orm";
import type { Ctx } from "../../../deps.ts";
import { endClass } from "./end-class.ts";

/** At most this many in one go; the next go takes the rest. */
const BATCH = 200;

/**
 * Goes on with the rests of classes that are due at an instant: weekly times become free, families are told that the
 * end is near, classes end. Each is asked again under its lock; one that fails holds up none of the others.
 */
export async function advanceRests(ctx: Ctx, at: Date): Promise<void> {
  const today = sql`${toKstDate(at)}::date`;
  const due = await ctx.db.execute<{ matchId: string; userId: string }>(sql`
    select m.id as "matchId", m.user_id as "userId" from matches m
    where m.rests_until is not null and (m.rests_until::date < ${today}
      or (m.ended_at is null and m.rests_until::date - ${REST_DAYS - REST_KEPT_DAYS}::int < ${today})
      or (m.rests_until::date - ${REST_NOTICE_DAYS}::int <= ${today} and not exists (
        select from class_notices n where n.match_id = m.id and n.kind = 'REST_ENDS' and n.occasion = m.rests_until)))
    order by m.rests_until limit ${BATCH}`);
  for (const one of due) {
    await endClass(ctx, one, at).catch((error: unknown) =>
      ctx.logger.error({ err: error, matchId: one.matchId }, "a rest could not go on, will try again"),
    );
  }
}
