import { CONSENT_KEYS, type ConsentKey } from "@pkg/domain";
import { and, desc, eq, inArray } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { consents } from "../../db/schema/index.ts";

/** The account's last answer to each version of each text, newest first. */
export async function findLastConsents(db: Queryable, userId: string, keys: readonly ConsentKey[] = CONSENT_KEYS) {
  return db
    .selectDistinctOn([consents.key, consents.version], {
      key: consents.key,
      version: consents.version,
      agreed: consents.agreed,
      decidedAt: consents.createdAt,
    })
    .from(consents)
    .where(and(eq(consents.userId, userId), inArray(consents.key, [...keys])))
    .orderBy(consents.key, desc(consents.version), desc(consents.createdAt), desc(consents.id));
}

export async function insertConsent(
  db: Queryable,
  consent: Pick<typeof consents.$inferInsert, "userId" | "key" | "version" | "agreed">,
): Promise<void> {
  await db.insert(consents).values(consent);
}
