import { lt, sql } from "drizzle-orm";
import type { Queryable } from "../../../../db/client.ts";
import { webhookEvents } from "../../../../db/schema/index.ts";

const KEPT_DAYS = 90;

/** Forgets old webhooks: a signature is good for minutes only, so none of them can come again. */
export async function deleteOldWebhooks(db: Queryable): Promise<void> {
  await db.delete(webhookEvents).where(lt(webhookEvents.createdAt, sql`now() - make_interval(days => ${KEPT_DAYS})`));
}
