import type { MessageKind, MessageStatus } from "@pkg/domain";
import { and, eq, gte, isNotNull, lt, or, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { listed } from "../../../db/listed.ts";
import { phoneEndOf } from "../../../db/phone-end.ts";
import { phoneMessages, users } from "../../../db/schema/index.ts";
import { type PageRequest, type SortedList, sortedPage } from "../../../lib/requests/sorted-page.ts";

/** Writes a message, or what came of another attempt at it. */
export async function upsertMessage(db: Queryable, row: typeof phoneMessages.$inferInsert): Promise<void> {
  const { status, dropReason, failure, phoneNumber } = row;
  await db
    .insert(phoneMessages)
    .values(row)
    .onConflictDoUpdate({
      target: phoneMessages.key,
      set: {
        status,
        dropReason,
        failure,
        phoneNumber,
        attempts: sql`${phoneMessages.attempts} + 1`,
        updatedAt: sql`now()`,
      },
    });
}

const SORTED: SortedList<"createdAt"> = {
  keys: { createdAt: { by: sql`${phoneMessages.createdAt}`, type: "timestamptz" } },
  id: { by: sql`${phoneMessages.id}`, type: "uuid" },
};

interface MessageFilter extends PageRequest<"createdAt"> {
  readonly status: MessageStatus | undefined;
  readonly kind: MessageKind | undefined;
  readonly userId: string | undefined;
  readonly start: Date | null;
  readonly end: Date | null;
}

/** Messages by their time; one more than a page. */
export async function findMessages(db: Queryable, { status, kind, userId, start, end, ...request }: MessageFilter) {
  const page = sortedPage(SORTED, request);
  return db
    .select({
      id: phoneMessages.id,
      kind: phoneMessages.kind,
      userId: phoneMessages.userId,
      userName: users.name,
      phoneNumber: phoneMessages.phoneNumber,
      phoneEnd: phoneEndOf(phoneMessages.phoneNumber),
      text: phoneMessages.text,
      status: phoneMessages.status,
      dropReason: phoneMessages.dropReason,
      failure: phoneMessages.failure,
      attempts: phoneMessages.attempts,
      createdAt: phoneMessages.createdAt,
      sortValue: page.value,
    })
    .from(phoneMessages)
    .leftJoin(users, eq(users.id, phoneMessages.userId))
    .where(
      and(
        status ? eq(phoneMessages.status, status) : undefined,
        kind ? eq(phoneMessages.kind, kind) : undefined,
        userId ? eq(phoneMessages.userId, userId) : undefined,
        start ? gte(phoneMessages.createdAt, start) : undefined,
        end ? lt(phoneMessages.createdAt, end) : undefined,
        page.after ?? undefined,
      ),
    )
    .orderBy(...page.order)
    .limit(page.limit);
}

/**
 * What was sent to an account's phone, the newest first; one more than a page. Codes are left out, and what went to
 * another number than the account's, except for proposals, which go to the tutor's.
 */
export async function findOwnMessages(
  db: Queryable,
  userId: string,
  request: Omit<PageRequest<"createdAt">, "sort" | "dir">,
) {
  const page = sortedPage(SORTED, { ...request, sort: "createdAt", dir: "desc" });
  return db
    .select({
      id: phoneMessages.id,
      key: phoneMessages.key,
      text: sql<string>`${phoneMessages.text}`,
      createdAt: phoneMessages.createdAt,
      sortValue: page.value,
    })
    .from(phoneMessages)
    .where(
      and(
        eq(phoneMessages.userId, userId),
        eq(phoneMessages.status, "SENT"),
        isNotNull(phoneMessages.text),
        or(eq(phoneMessages.isAddressed, false), eq(phoneMessages.kind, "PROPOSAL")),
        page.after ?? undefined,
      ),
    )
    .orderBy(...page.order)
    .limit(page.limit);
}

/** The tutors who have these phone numbers, by number; the first where two have one. */
export async function findTutorsByPhone(db: Queryable, phoneNumbers: readonly string[]) {
  if (phoneNumbers.length === 0) return new Map<string, { id: string; name: string }>();
  // By the last four digits, as the index has them.
  const rows = await db.execute<{ phone: string; id: string; name: string }>(sql`
    select distinct on (t.phone_number) t.phone_number as phone, t.id::text as id, t.name
    from ${listed("p", "text", [...new Set(phoneNumbers)])}
    join tutors t on right(t.phone_number, 4) = right(p.id, 4) and t.phone_number = p.id
    order by t.phone_number, t.id`);
  return new Map(rows.map(({ phone, id, name }) => [phone, { id, name }]));
}

export async function lockMessage(tx: Queryable, id: string) {
  const [row] = await tx.select().from(phoneMessages).where(eq(phoneMessages.id, id)).for("update");
  return row;
}

/** How long messages are kept for questions about them; codes, which also go to phones without an account, for less. */
const KEPT_DAYS = 365;
const CODES_KEPT_DAYS = 30;

/** Forgets messages that nobody asks about any more. */
export async function deleteOldMessages(db: Queryable): Promise<void> {
  const olderThan = (days: number) => lt(phoneMessages.createdAt, sql`now() - make_interval(days => ${days})`);
  await db
    .delete(phoneMessages)
    .where(or(olderThan(KEPT_DAYS), and(eq(phoneMessages.kind, "SECURITY"), olderThan(CODES_KEPT_DAYS))));
}
