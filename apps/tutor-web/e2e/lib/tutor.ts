import { randomInt } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import { sql, TUTOR } from "./stack";

/** A password of the tests. */
const PASSWORD = "nararan-2026";

export interface TestTutor {
  readonly id: number;
  readonly userId: string;
  /** A call of the tutor's own, as another tab would make it. */
  call<T = unknown>(method: "get" | "post" | "patch", path: string, data?: object): Promise<T>;
}

type Tier = "BASIC" | "EXPERT";

/** A tutor who was just accepted: signed in in this context, with nothing filled in yet. */
export async function newTutor(context: BrowserContext, tier: Tier = "BASIC"): Promise<TestTutor> {
  const email = `tutor-${Date.now()}${randomInt(1e6)}@naran.test`;
  const headers = { origin: TUTOR };
  const name = "한서윤";
  const made = await context.request.post(`${TUTOR}/api/auth/sign-up/email`, {
    data: { name, email, password: PASSWORD },
    headers,
  });
  if (!made.ok()) throw new Error(`Sign-up answers ${made.status()}: ${await made.text()}`);
  const userId = (await made.json()).user.id as string;
  await sql`update users set user_type = 'TUTOR', registered = true where id = ${userId}`;
  const [row] = await sql<{ id: number }[]>`
    insert into tutors (user_id, name, gender, tier, university_id, major, track, admission_type, styles, teaching_years,
      introduction, capacity, week_bits)
    values (${userId}, ${name}, 'FEMALE', ${tier}, 1, '국어교육과', 'LIBERAL_ARTS', 'EARLY_DECISION', '{}', 0, '', 3,
      repeat('0', 336)::bit(336))
    returning id`;
  if (!row) throw new Error("The tutor was not stored");
  return {
    id: row.id,
    userId,
    async call(method, path, data) {
      const token = await context.request.post(`${TUTOR}/api/access-token`, { headers });
      const { accessToken } = await token.json();
      const authorization = { ...headers, authorization: `Bearer ${accessToken}` };
      const response = await context.request[method](`${TUTOR}/api${path}`, { data, headers: authorization });
      if (!response.ok()) throw new Error(`${path} answers ${response.status()}: ${await response.text()}`);
      return response.json();
    },
  };
}

/** Weekly lessons on Monday from 19 to 20 o'clock, as an accepted proposal leaves them in the tutor's week. */
export async function giveLessons(id: number): Promise<void> {
  await sql`update tutors set week_bits = set_bit(set_bit(week_bits, 38, 1), 39, 1),
    taken_bits = set_bit(set_bit(taken_bits, 38, 1), 39, 1), active_students = 1 where id = ${id}`;
}
