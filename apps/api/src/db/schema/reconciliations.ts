import type { PaymentDifference } from "@pkg/domain";
import { bigint, date, jsonb, pgTable } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

const won = () => bigint({ mode: "number" }).notNull().default(0);

/** What came of comparing the books of a day in Korea with the provider's list. Amounts in won. */
export const reconciliations = pgTable("reconciliations", {
  day: date({ mode: "string" }).primaryKey(),
  /** Paid and given back that day: in our books, and by the provider's list. */
  paidHere: won(),
  paidThere: won(),
  refundedHere: won(),
  refundedThere: won(),
  differences: jsonb().$type<readonly PaymentDifference[]>().notNull().default([]),
  /** When both sides were read; null while that was not possible yet. */
  checkedAt: instant(),
  /** When the provider could last not be read, after the last check. */
  failedAt: instant(),
});
