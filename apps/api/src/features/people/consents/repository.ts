import { CHANGED_TERMS, CONSENT_VERSION } from "@pkg/domain";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";

/** At most this many in one go; the next go takes the rest. */
const BATCH = 500;

/**
 * People who agreed to terms before they changed and to none of the new ones, with the first of these terms, and who
 * were not told.
 * @param told what the keys of the messages begin with
 */
export async function findUntoldOfTerms(db: Queryable, told: string) {
  const changed = sql.join(
    CHANGED_TERMS.map((key) => sql`${key}`),
    sql`, `,
  );
  return db.execute<{ userId: string; key: (typeof CHANGED_TERMS)[number] }>(sql`
    select c.user_id as "userId", min(c.key) as key from consents c join users u on u.id = c.user_id
    where c.key in (${changed}) and c.agreed and u.closed_at is null and u.inactive_at is null
      and not exists (select from phone_messages p where p.key = ${told} || u.id)
    group by c.user_id having max(c.version) < ${CONSENT_VERSION} order by c.user_id limit ${BATCH}`);
}
