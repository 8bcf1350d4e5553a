import { isStorable, PAYMENT_TYPES, type PaymentType, WALLET_TYPES, type Wallet } from "@pkg/domain";
import { type AnyColumn, sql } from "drizzle-orm";
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant } from "./columns.ts";
import { users } from "./users.ts";

const quoted = (types: readonly PaymentType[]) => sql.raw(types.map((type) => `'${type}'`).join(", "));

const isStored = (column: AnyColumn) =>
  sql.join(
    PAYMENT_TYPES.filter((type) => !isStorable(type)).map((type) => sql`${column} <> ${quoted([type])}`),
    sql` and `,
  );

/** A stored card or wallet. Only the provider's billing key (encrypted) and what a person needs to recognise it. */
export const paymentMethods = pgTable(
  "payment_methods",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** What cannot be stored is here only while its order is being paid. */
    paymentType: text().$type<PaymentType>().notNull(),
    cardName: text().notNull(),
    /** Masked, e.g. "****-****-****-1234"; empty for a wallet. */
    cardNumber: text().notNull(),
    /** "MM/YY". */
    cardExpiry: text(),
    /** Sealed (AES-256-GCM); see secrets/sealed-text.ts. */
    billingKey: text().notNull(),
    /** Our id of the request or the approval that the key was issued for. */
    issueId: uuid(),
    /** The order that brought it; it becomes usable when that order is paid. */
    orderId: uuid(),
    /** Asked for by the buyer; otherwise it stays only while a renewal needs it. */
    kept: boolean().notNull().default(true),
    active: boolean().notNull().default(false),
    isDefault: boolean().notNull().default(false),
    /** Taken back at the provider, e.g. in the wallet's own app: it has to be registered again. */
    disconnectedAt: instant(),
    removedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.userId),
    index().on(table.issueId),
    check("payment_methods_type_known", sql`${table.paymentType} in (${quoted(PAYMENT_TYPES)})`),
    check("payment_methods_naverpay_used_once", sql`not ${table.active} or ${isStored(table.paymentType)}`),
    uniqueIndex("payment_methods_one_default")
      .on(table.userId)
      .where(sql`${table.isDefault} and ${table.removedAt} is null`),
  ],
);

/**
 * An approval that was asked for in a wallet's window, written before the window opens. The key that comes of it pays at most
 * one order, of this account and this draft.
 */
export const walletApprovals = pgTable(
  "wallet_approvals",
  {
    issueId: uuid().primaryKey().defaultRandom(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    draftId: uuid(),
    wallet: text().$type<Wallet>().notNull(),
    /** The order that pays with it. */
    orderId: uuid(),
    /** From then on no order may take it: what was issued is being deleted at the provider. */
    closedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.userId),
    index().on(table.createdAt),
    check("wallet_approvals_wallet_known", sql`${table.wallet} in (${quoted(WALLET_TYPES)})`),
  ],
);

/** Webhooks by their unique id, so that a replay changes nothing. */
export const webhookEvents = pgTable("webhook_events", {
  id: text().primaryKey(),
  type: text().notNull(),
  paymentId: text(),
  handledAt: instant(),
  createdAt: createdAt(),
});
