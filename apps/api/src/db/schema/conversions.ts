import type { ConversionName } from "@pkg/domain";
import { sql } from "drizzle-orm";
import { check, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant } from "./columns.ts";
import { consultations } from "./consultations.ts";
import { orders } from "./orders.ts";

/** A purchase or a consultation that a browser told of, each once; nothing personal. */
export const conversions = pgTable(
  "conversions",
  {
    /** The browser's own id of the event; the network drops a second one with it. */
    id: text().primaryKey(),
    name: text().$type<ConversionName>().notNull(),
    orderId: uuid()
      .unique()
      .references(() => orders.id, { onDelete: "cascade" }),
    consultationId: uuid()
      .unique()
      .references(() => consultations.id, { onDelete: "cascade" }),
    /** When it happened, as the browser says. */
    happenedAt: instant().notNull(),
    /** When the network took it; null while it has not, and for ever without consent. */
    forwardedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [check("conversions_of_one_thing", sql`num_nonnulls(${table.orderId}, ${table.consultationId}) = 1`)],
);
