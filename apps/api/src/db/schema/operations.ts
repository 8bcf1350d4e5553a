import type { EnrollmentRoute } from "@pkg/domain";
import { bigserial, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant } from "./columns.ts";

/** Counters for limits (log-in, SMS, coupon look-ups). The key is a keyed hash: nobody with the database alone can tell whom it counts. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text().notNull(),
    windowStart: instant().notNull(),
    count: integer().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.windowStart] }), index().on(table.expiresAt)],
);

/** What a buyer did on the way to an order (`userActionStatus`). */
export const actionLogs = pgTable(
  "action_logs",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text(),
    userActionStatus: text().notNull(),
    /** The id that a browser made for itself. */
    visitorId: uuid(),
    /** Where the visit came from: the utm parameters of its first address. */
    utm: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    consultationId: text(),
    /** The route of the enrollment; null in logs of before it was told. */
    orderFunnelType: text().$type<EnrollmentRoute>(),
    merchantUid: text(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.userId, table.createdAt), index().on(table.createdAt)],
);

/** A change: only the facts that differ, before and after, and why when somebody of our staff had to say so. */
export interface AuditDetail {
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
  readonly reason?: string;
  /** What a list of staff was narrowed to; of typed words the kind alone. */
  readonly filters?: Readonly<Record<string, unknown>>;
}

/** The audit log: who did what. Others are kept by id alone, staff also by name, e-mail and address. */
export const auditLogs = pgTable(
  "audit_logs",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    action: text().notNull(),
    /** The account. Rows outlive it. */
    actorId: text().notNull(),
    /** Name, e-mail and network address of staff, as they were that day; null for acts of others and of before. */
    actorName: text(),
    actorEmail: text(),
    address: text(),
    targetId: text().notNull(),
    requestId: text().notNull(),
    /** The facts that were changed, as they were and as they are, and the reason. Never personal data. */
    detail: jsonb().$type<AuditDetail>(),
    /** Whom a list of staff showed: the ids of its page; null for every other act. */
    shownIds: text().array(),
    at: createdAt(),
  },
  (table) => [
    index().on(table.actorId, table.action, table.id),
    index().on(table.targetId, table.id),
    index("audit_logs_by_action").on(table.action, table.id),
    index().on(table.at),
    index().using("gin", table.shownIds),
  ],
);
