import type { MessageDropReason, MessageKind, MessageStatus } from "@pkg/domain";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, updatedAt } from "./columns.ts";
import { users } from "./users.ts";

/** Each message to a phone with what came of it, for staff. The vendor's own list is what was delivered. */
export const phoneMessages = pgTable(
  "phone_messages",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The sender's key: attempts of one message are one row. */
    key: text().notNull().unique(),
    kind: text().$type<MessageKind>().notNull(),
    /** Null for somebody without an account. */
    userId: text().references(() => users.id, { onDelete: "cascade" }),
    /** Digits only; null when there was none. */
    phoneNumber: text(),
    /** Whether it went to a number of its own, and not to the account's. */
    isAddressed: boolean().notNull().default(false),
    /** Its words without the paths of links; null for a code. */
    text: text(),
    /** Its words as they were, sealed, so that it can be sent again; null for what never is. */
    sealedText: text(),
    status: text().$type<MessageStatus>().notNull(),
    dropReason: text().$type<MessageDropReason>(),
    /** The vendor's word for a failure. */
    failure: text(),
    attempts: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("phone_messages_by_time").on(table.createdAt, table.id),
    index("phone_messages_by_kind").on(table.kind, table.createdAt, table.id),
    index("phone_messages_of_user").on(table.userId, table.createdAt),
    index("phone_messages_not_sent").on(table.status, table.createdAt, table.id).where(sql`${table.status} <> 'SENT'`),
    check("phone_messages_status_known", sql`${table.status} in ('SENT', 'DROPPED', 'FAILED')`),
    check("phone_messages_reason_when_dropped", sql`(${table.status} = 'DROPPED') = (${table.dropReason} is not null)`),
  ],
);
