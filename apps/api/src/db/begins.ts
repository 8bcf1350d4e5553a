import { typedBeginning } from "@pkg/domain";
import { type SQL, sql } from "drizzle-orm";

/**
 * That a text of a column with an index of `text_pattern_ops` begins so. A range instead of a pattern, which no prepared plan
 * reads from an index; the character is the last one there is.
 */
export const begins = (column: SQL, text: string): SQL =>
  sql`(${column} ~>=~ ${text} and ${column} ~<~ (${text}::text || chr(1114111)))`;

/** That a name of such a column begins so, its last syllable half typed, or by first consonants alone: "김하ㅈ", "ㄱㅎㅈ". */
export function nameBegins(column: SQL, text: string): SQL {
  const { from, to, pattern } = typedBeginning(text);
  return sql`(${column} ~>=~ ${from} and ${column} ~<~ ${to} and ${column} ~ ${pattern})`;
}
