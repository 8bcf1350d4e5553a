import type { PersonSearch } from "@pkg/domain";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { type MeantPeople, meantPeople } from "../../db/meant-people.ts";

/** The accounts, students and tutors that a search means: of each so many at most. */
export async function findPeopleMeant(db: Queryable, search: PersonSearch, limit: number): Promise<MeantPeople> {
  const found = await db.execute<{ userId: string | null; studentId: string | null; tutorId: number | null }>(sql`
    (select id as "userId", null::uuid as "studentId", null::integer as "tutorId" from users p
      where ${meantPeople("p", search)} limit ${limit})
    union all (select null, id, null from students p where ${meantPeople("p", search)} limit ${limit})
    union all (select null, null, id from tutors p where ${meantPeople("p", search)} limit ${limit})`);
  return {
    userIds: found.flatMap(({ userId }) => userId ?? []),
    studentIds: found.flatMap(({ studentId }) => studentId ?? []),
    tutorIds: found.flatMap(({ tutorId }) => tutorId ?? []),
  };
}
