import { testCardNumber } from "@app/sandbox";
import type { TestApp } from "./create-test-app.ts";
import { type Buyer, createBuyers } from "./harness/buyers.ts";
import { makePair } from "./make-pair.ts";
import { settle } from "./settle.ts";

export type Family = Buyer & { students: [{ id: string; name: string }, { id: string; name: string }] };

/** A parent with two children, who has bought nothing. */
export async function makeFamily(t: TestApp): Promise<Family> {
  const [buyer] = await createBuyers(t.deps.sql, 1, testCardNumber("paid"));
  if (!buyer) throw new Error("no buyer");
  await t.deps.sql`update users set is_parent = true where id = ${buyer.userId}`;
  await t.deps.sql`update students set is_self = false, name = '김하준' where user_id = ${buyer.userId}`;
  await t.deps.sql`insert into students (user_id, name, is_self, grade, created_at)
    values (${buyer.userId}, '김둘째', false, 8, now() + interval '1 second')`;
  const students = await t.deps.sql<{ id: string; name: string }[]>`
    select id, name from students where user_id = ${buyer.userId} order by created_at`;
  return { ...buyer, students: students as unknown as Family["students"] };
}

/** A course or a trial of the elder child with a tutor, paid a month ago. */
export async function pairOfElder(t: TestApp, who: Family, order: object = {}): Promise<string> {
  const id = await makePair(t, who, { order: { studentId: who.students[0].id, ...order } });
  await t.deps.sql`update orders set paid_at = now() - interval '30 days' where user_id = ${who.userId}`;
  return id;
}

let hours = 0;

/** A lesson of a pair within the last days, at an hour of its own. */
export async function addPastLesson(
  t: TestApp,
  match: string,
  status: "DONE" | "ABSENT" | "SCHEDULED",
  dispute: "OPEN" | null = null,
) {
  hours += 2;
  await t.deps.sql.begin(async (tx) => {
    await tx`alter table lessons disable trigger lessons_not_in_the_past`;
    await tx`insert into lessons (match_id, tutor_id, student_id, starts_at, ends_at, status, dispute)
      select id, tutor_id, student_id, now() - make_interval(hours => ${hours + 1}), now() - make_interval(hours => ${hours}),
        ${status}, ${dispute} from matches where id = ${match}`;
    await tx`alter table lessons enable trigger lessons_not_in_the_past`;
  });
  await settle(t);
}
