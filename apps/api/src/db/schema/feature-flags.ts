import type { VariantShare } from "@pkg/domain";
import { boolean, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, updatedAt } from "./columns.ts";
import { users } from "./users.ts";

/** Feature flags. An experiment is a flag with a split: each visitor sees one of its variants. */
export const webFeatures = pgTable("web_features", {
  name: text().primaryKey(),
  available: boolean().notNull(),
  variant: text(),
  split: jsonb().$type<VariantShare[]>(),
  updatedAt: updatedAt(),
});

/** Who saw which variant: one row for a visitor, however often it was told. */
export const featureExposures = pgTable(
  "feature_exposures",
  {
    /** The id that a browser made for itself. */
    visitorId: uuid().notNull(),
    feature: text()
      .notNull()
      .references(() => webFeatures.name, { onDelete: "cascade" }),
    variant: text().notNull(),
    userId: text().references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.visitorId, table.feature, table.variant] }),
    index().on(table.feature, table.variant),
    index().on(table.userId),
    index().on(table.createdAt),
  ],
);
