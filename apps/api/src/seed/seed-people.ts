import { CONSENT_VERSION, signUpConsents } from "@pkg/domain";
import { hashPassword } from "better-auth/crypto";
import { eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../db/client.ts";
import { authAccounts, authUsers, consents, students, tutorSubjects, tutors, users } from "../db/schema/index.ts";
import { BUNDLED_SCHOOLS } from "../import/write-schools.ts";
import { DEMO_TUTORS } from "./data/demo-tutors.ts";
import { DEMO_PEOPLE, type DemoPerson } from "./demo-people.ts";

/** The demo people, once: what they change in a local run stays as they left it. */
export async function seedPeople(db: Queryable): Promise<void> {
  const known = await db
    .select({ id: users.id })
    .from(users)
    .where(
      inArray(
        users.id,
        DEMO_PEOPLE.map(({ id }) => id),
      ),
    );
  const people: readonly DemoPerson[] = DEMO_PEOPLE;
  for (const person of people) {
    if (!known.some(({ id }) => id === person.id)) await insertPerson(db, person);
  }
  for (const demo of DEMO_TUTORS) await insertTutor(db, demo);
  for (const { id, tutorId } of people) {
    if (tutorId) await db.update(tutors).set({ userId: id }).where(eq(tutors.id, tutorId));
  }
}

/** What a demo tutor changed stays too. */
async function insertTutor(db: Queryable, { tutor, subjects }: (typeof DEMO_TUTORS)[number]): Promise<void> {
  const inserted = await db.insert(tutors).values(tutor).onConflictDoNothing().returning({ id: tutors.id });
  if (inserted.length > 0) await db.insert(tutorSubjects).values([...subjects]);
}

/** A person with a log-in, a confirmed phone and the consents of a sign-up. */
export async function insertPerson(db: Queryable, person: DemoPerson): Promise<void> {
  const { id, email, name, userType } = person;
  await db.insert(authUsers).values({ id, email, name, emailVerified: true });
  await db.insert(authAccounts).values({
    id: `${id}-password`,
    accountId: id,
    providerId: "credential",
    userId: id,
    password: await hashPassword(person.password),
  });
  await db.insert(users).values({
    id,
    email,
    name,
    birthYear: person.birthYear,
    grade: person.grade ?? null,
    schoolId: schoolId(person.school),
    phoneNumber: person.phoneNumber,
    phoneNumberVerified: true,
    userType,
    isParent: person.isParent ?? false,
    staffRoles: [...(person.staffRoles ?? [])],
    registered: true,
    ...person.address,
  });
  if (person.students.length > 0) {
    await db.insert(students).values(
      person.students.map((student, index) => ({
        id: student.id,
        userId: id,
        name: student.name,
        birthYear: student.birthYear,
        grade: student.grade,
        schoolId: schoolId(student.school),
        isSelf: !person.isParent,
        createdAt: sql`now() + make_interval(secs => ${index / 1000})`,
      })),
    );
  }
  const terms = signUpConsents({
    type: person.isParent ? "parent" : userType === "TUTOR" ? "tutor" : "student",
    childUnder14: person.isParent ?? false,
  });
  await db
    .insert(consents)
    .values(terms.map(({ key, required }) => ({ userId: id, key, version: CONSENT_VERSION, agreed: required })));
}

/** @throws RangeError for a school that is not in the list, so that a typing mistake is found at once. */
function schoolId(name: string | undefined): number | null {
  if (!name) return null;
  const school = BUNDLED_SCHOOLS.find((candidate) => candidate.name === name);
  if (!school) throw new RangeError(`No seeded school is called ${name}.`);
  return school.id;
}
