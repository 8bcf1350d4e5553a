import { type PersonSearch, readPersonSearch } from "@pkg/domain";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { meantPeople } from "../../db/meant-people.ts";

type PeopleSearch = Pick<PersonSearch, "name" | "phone" | "phoneEnd">;

/** Whose lessons are meant. */
export interface TaughtPeople {
  readonly tutorIds: readonly number[];
  readonly studentIds: readonly string[];
}

/** What somebody of a lesson can be found by; null for a text too short, an address or an order's number. */
export function readPeopleSearch(text: string): PeopleSearch | null {
  const read = readPersonSearch(text);
  return read && (read.name ?? read.phone ?? read.phoneEnd) !== null ? read : null;
}

/** The tutors and the students, their own or by their buyer, that a search means: of each branch so many at most. */
export async function findTaughtPeople(db: Queryable, search: PeopleSearch, limit: number): Promise<TaughtPeople> {
  const found = await db.execute<{ tutor: number | null; student: string | null }>(sql`
    select distinct tutor, student from (
      (select id as tutor, null::uuid as student from tutors t where ${meantPeople("t", search)} limit ${limit})
      union all (select null, id from students t where ${meantPeople("t", search)} limit ${limit})
      union all (select null, s.id from (select id from users t where ${meantPeople("t", search)} limit ${limit}) u
        join students s on s.user_id = u.id)) people`);
  return {
    tutorIds: found.flatMap(({ tutor }) => tutor ?? []),
    studentIds: found.flatMap(({ student }) => student ?? []),
  };
}
