import { sql } from "drizzle-orm";

/**
 * Submissions to whose senders staff still sends what the event promised: none of them was in a file to run the event,
 * which is what staff sends from. An event with a gift gives it by itself.
 */
export const WAITING_PARTICIPANTS = sql`(
  select l.slug from event_logs l join events e on e.slug = l.slug
  where l.kind = 'PARTICIPATED' and e.gift_url is null and e.forgotten_at is null and not exists (
    select 1 from audit_logs a where a.action = 'event.exported' and a.target_id = l.slug
      and a.detail -> 'after' ->> 'purpose' = 'EVENT' and a.at >= l.created_at)) waiting`;
