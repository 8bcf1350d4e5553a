import type { OrderSchedulePeriodStatus, OrderScheduleStatus, RenewalFailure, ScheduleStopReason } from "@pkg/domain";
import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { products } from "./catalogue.ts";
import { createdAt, instant, updatedAt } from "./columns.ts";
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
    /** Won per period, as the buyer last agreed to it. */
    amount: integer().notNull(),
    /** A higher price that the buyer was told of, and the instant of that message; null while none is announced. */
    offeredAmount: integer(),
    offeredAt: instant(),
    /** When the buyer agreed to the announced price. */
    offerAcceptedAt: instant(),
    /** Null when the method of a stopped schedule was removed. */
    paymentMethodId: uuid().references(() => paymentMethods.id),
    /** The day of the month of its charges, 1 to 31; a shorter month has it on its last day. */
    dayOfMonth: smallint().notNull(),
    /** The day of the next charge in Korea. */
    nextDate: date({ mode: "string" }).notNull(),
    status: text().$type<OrderScheduleStatus>().notNull().default("ACTIVE"),
    /** Why it does not go on; null while it does. */
    stopReason: text().$type<ScheduleStopReason>(),
    /** The private link in its messages: the hash that finds it, and the sealed token, so that each message has the same one. */
    linkTokenHash: text().unique(),
    linkSealedToken: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index().on(table.userId),
    index().on(table.studentId),
    index().on(table.paymentMethodId),
    // What staff pages through: by the day of the next charge, of all and of one state.
    index("order_schedules_by_day").on(table.nextDate, table.id),
    index("order_schedules_by_state").on(table.status, table.nextDate, table.id),
    index("order_schedules_due").on(table.nextDate).where(sql`${table.status} = 'ACTIVE'`),
    check("order_schedules_status_known", sql`${table.status} in ('ACTIVE', 'PAUSED', 'STOPPED')`),
    check("order_schedules_day_of_month", sql`${table.dayOfMonth} between 1 and 31`),
  ],
);

/**
 * One charge of a schedule. An attempt is an ordinary order that names the period; only one of them can be alive
 * (`orders_one_live_per_period`), so a period is paid once.
 */
export const orderSchedulePeriods = pgTable(
  "order_schedule_periods",
  {
    id: uuid().primaryKey().defaultRandom(),
    scheduleId: uuid()
      .notNull()
      .references(() => orderSchedules.id, { onDelete: "cascade" }),
    /** 2 for the first renewal: the order that began the schedule is the first period. */
    number: smallint().notNull(),
    status: text().$type<OrderSchedulePeriodStatus>().notNull().default("DUE"),
    dueOn: date({ mode: "string" }).notNull(),
    /** Won. */
    amount: integer().notNull(),
    /** How many attempts were refused for good. */
    failures: smallint().notNull().default(0),
    /** No attempt before this instant. */
    nextAttemptAt: instant().notNull(),
    /** Why the last attempt was refused. */
    failureCode: text().$type<RenewalFailure>(),
    failureMessage: text(),
    /** Since when the buyer knows of it: the message seven days before, and the one of the day. */
    announcedAt: instant(),
    remindedAt: instant(),
    /** Since when the charge waits for the class's last lessons to be confirmed; null when it never did. */
    waitingSince: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("order_schedule_periods_once").on(table.scheduleId, table.number),
    index("order_schedule_periods_due").on(table.nextAttemptAt).where(sql`${table.status} in ('DUE', 'RETRYING')`),
    index("order_schedule_periods_failing")
      .on(table.dueOn.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.status} in ('RETRYING', 'PAUSED')`),
    check(
      "order_schedule_periods_status_known",
      sql`${table.status} in ('DUE', 'CHARGING', 'PAID', 'RETRYING', 'PAUSED', 'SKIPPED')`,
    ),
  ],
);
