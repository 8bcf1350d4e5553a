import { and, arrayContains, eq, gte, inArray, lt, notInArray, or, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { auditLogs, users } from "../../../db/schema/index.ts";
import { type PageRequest, type SortedList, sortedPage } from "../../../lib/requests/sorted-page.ts";

const SORTED: SortedList<"id"> = {
  keys: { id: { by: sql`${auditLogs.id}`, type: "bigint" } },
  id: { by: sql`${auditLogs.id}`, type: "bigint" },
};

interface ActFilter extends PageRequest<"id"> {
  readonly action?: string | undefined;
  /** Only acts that are among these, or only those that are not. */
  readonly among?: { readonly actions: readonly string[]; readonly isOneOf: boolean } | undefined;
  /** An account's id, or an e-mail address: of that day, or of today. */
  readonly actor?: string | undefined;
  readonly target?: string | undefined;
  readonly start: Date | null;
  readonly end: Date | null;
}

/** Acts in the order in which they were done; one more than a page. */
export async function findActs(db: Queryable, { action, among, actor, target, start, end, ...request }: ActFilter) {
  const page = sortedPage(SORTED, request);
  const email = actor?.toLowerCase() ?? "";
  const addressed = db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return db
    .select({
      id: auditLogs.id,
      action: auditLogs.action,
      actorId: auditLogs.actorId,
      actorName: sql<string | null>`coalesce(${auditLogs.actorName}, ${users.name})`,
      actorEmail: auditLogs.actorEmail,
      address: auditLogs.address,
      targetId: auditLogs.targetId,
      detail: auditLogs.detail,
      shownIds: auditLogs.shownIds,
      requestId: auditLogs.requestId,
      at: auditLogs.at,
      sortValue: page.value,
    })
    .from(auditLogs)
    .leftJoin(users, eq(users.id, auditLogs.actorId))
    .where(
      and(
        action ? eq(auditLogs.action, action) : undefined,
        among && (among.isOneOf ? inArray : notInArray)(auditLogs.action, [...among.actions]),
        actor
          ? actor.includes("@")
            ? or(eq(auditLogs.actorEmail, email), inArray(auditLogs.actorId, addressed))
            : eq(auditLogs.actorId, actor)
          : undefined,
        target ? or(eq(auditLogs.targetId, target), arrayContains(auditLogs.shownIds, [target])) : undefined,
        start ? gte(auditLogs.at, start) : undefined,
        end ? lt(auditLogs.at, end) : undefined,
        page.after ?? undefined,
      ),
    )
    .orderBy(...page.order)
    .limit(page.limit);
}
