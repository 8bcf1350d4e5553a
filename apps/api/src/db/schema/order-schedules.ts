import { date, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { products } from "./catalogue.ts";
import { createdAt, updatedAt } from "./columns.ts";
import { orderItems } from "./orders.ts";
import { paymentMethods } from "./payments.ts";
import { students, users } from "./users.ts";

/** The renewals of one course that was paid for a period: what is charged next, when, and with which stored method. */
export const orderSchedules = pgTable(
  "order_schedules",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text()
      .notNull()
      .references(() => users.id),
    studentId: uuid()
      .notNull()
      .references(() => students.id),
    /** The course that began it; one schedule for each, however often the order is settled. */
    orderItemId: uuid()
      .notNull()
      .unique()
      .references(() => orderItems.id),
    /** What is bought next: the product's `scheduleOrderProductId`. */
    productId: integer()
      .notNull()
      .references(() => products.id),
    /** Won, as it was when the order was paid. */
    amount: integer().notNull(),
    /** Null when the method of a stopped schedule was removed. */
    paymentMethodId: uuid().references(() => paymentMethods.id),
    /** The day of the next charge in Korea. */
    nextDate: date({ mode: "string" }).notNull(),
    status: text().$type<"ACTIVE" | "STOPPED">().notNull().default("ACTIVE"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index().on(table.userId), index().on(table.paymentMethodId)],
);
