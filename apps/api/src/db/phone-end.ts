import { type AnyColumn, type GetColumnData, type SQL, sql } from "drizzle-orm";

/** The last four digits of a phone number: all that lists of staff show of it. Null where the column is. */
export const phoneEndOf = <Phone extends AnyColumn>(phone: Phone): SQL<GetColumnData<Phone>> =>
  sql<GetColumnData<Phone>>`right(${phone}, 4)`;
