import type { PersonSearch } from "@pkg/domain";
import { type SQL, sql } from "drizzle-orm";
import { nameBegins } from "./begins.ts";

/** The ids of those whom a search means. */
export interface MeantPeople {
  readonly userIds: readonly string[];
  readonly studentIds: readonly string[];
  readonly tutorIds: readonly number[];
}

/** What the rows of a list belong to that a search means: people, or one order. */
export type Meant = MeantPeople | { readonly merchantUid: string };

/** Whom a search by name or phone means, of the rows under an alias that have `name` and `phone_number`. */
export function meantPeople(
  alias: string,
  { name, phone, phoneEnd }: Pick<PersonSearch, "name" | "phone" | "phoneEnd">,
): SQL {
  const column = (text: string) => sql.raw(`${alias}.${text}`);
  const end = phone?.slice(-4) ?? phoneEnd;
  const conditions = [
    ...(end === null
      ? []
      : [sql`right(${column("phone_number")}, 4) = ${end} and ${column("phone_number")} is not null`]),
    ...(phone === null ? [] : [sql`${column("phone_number")} = ${phone}`]),
    ...(name === null ? [] : [nameBegins(column("name"), name)]),
  ];
  return sql.join(conditions, sql` and `);
}
