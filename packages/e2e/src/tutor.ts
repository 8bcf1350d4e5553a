import { Calls, type Requests } from "./calls";
import { sql } from "./database";
import { TUTOR } from "./env";
import { newPerson } from "./session";
import { signUpByEmail } from "./sign-up";

/** Of everybody whom tests make. */
export const TEST_PASSWORD = "nararan-2026";

export interface TestTutor {
  readonly id: number;
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  /** Phone that receives proposals. */
  readonly phone: string;
  /** Calls the API as the tutor, as another tab would. */
  call<T = unknown>(method: "get" | "post" | "patch", path: string, data?: object): Promise<T>;
}

type Tier = "BASIC" | "EXPERT";

/** Creates a tutor who was just accepted and signs in; the profile is empty. */
export async function newTutor(context: Requests, tier: Tier = "BASIC"): Promise<TestTutor> {
  const { email, phone } = newPerson();
  const name = "한서윤";
  const calls = new Calls(context.request, TUTOR);
  const userId = await signUpByEmail(calls, { name, email, password: TEST_PASSWORD });
  await sql`update users set user_type = 'TUTOR', registered = true, phone_number = ${phone}, phone_number_verified = true
    where id = ${userId}`;
  const [row] = await sql<{ id: number }[]>`
    insert into tutors (user_id, name, phone_number, gender, tier, university_id, major, track, admission_type, styles, teaching_years,
      introduction, capacity, week_bits)
    values (${userId}, ${name}, ${phone}, 'FEMALE', ${tier}, 1, '국어교육과', 'LIBERAL_ARTS', 'EARLY_DECISION', '{}', 0, '', 3,
      repeat('0', 336)::bit(336))
    returning id`;
  if (!row) throw new Error("The tutor was not stored");
  return { id: row.id, userId, name, email, phone, call: (method, path, data) => calls.sendAsUser(method, path, data) };
}

/** Books weekly lessons on Mondays 19:00-20:00, as an accepted proposal does. */
export async function giveLessons(id: number): Promise<void> {
  await sql`update tutors set week_bits = set_bit(set_bit(week_bits, 38, 1), 39, 1),
    taken_bits = set_bit(set_bit(taken_bits, 38, 1), 39, 1), active_students = 1 where id = ${id}`;
}
