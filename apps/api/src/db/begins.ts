import { type SQL, sql } from "drizzle-orm";

/**
 * That a text of a column with an index of `text_pattern_ops` begins so. A range instead of a pattern, which no prepared plan
 * reads from an index; the character is the last one there is.
 */
export const begins = (column: SQL, text: string): SQL =>
  sql`(${column} ~>=~ ${text} and ${column} ~<~ (${text}::text || chr(1114111)))`;
