import { CONSENT_VERSION, signUpConsents } from "@pkg/domain";
import { hashPassword } from "better-auth/crypto";
import { eq, isNull } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { authAccounts, authUsers, consents, tutors, users } from "../../db/schema/index.ts";
import { DEMO_PASSWORD } from "../demo-people.ts";

/** Gives each generated tutor a log-in, so that any tutor who accepts can teach: their phone number at naran.test. */
export async function giveTutorsAccounts(tx: Queryable): Promise<void> {
  const { id, name, phoneNumber } = tutors;
  const without = await tx.select({ id, name, phoneNumber }).from(tutors).where(isNull(tutors.userId));
  // One for all: making it takes a while, as it should.
  const password = await hashPassword(DEMO_PASSWORD);
  const people = without.map((tutor) => ({
    ...tutor,
    userId: `demo-tutor-${tutor.id}`,
    email: `${tutor.phoneNumber}@naran.test`,
  }));
  if (people.length === 0) return;
  await tx
    .insert(authUsers)
    .values(people.map(({ userId, name, email }) => ({ id: userId, name, email, emailVerified: true })));
  await tx.insert(authAccounts).values(
    people.map(({ userId }) => ({
      ...{ id: `${userId}-password`, accountId: userId, providerId: "credential", userId, password },
    })),
  );
  await tx.insert(users).values(
    people.map(({ userId, name, email, phoneNumber }) => ({
      ...{
        id: userId,
        name,
        email,
        phoneNumber,
        phoneNumberVerified: true,
        userType: "TUTOR" as const,
        registered: true,
      },
      ...{ birthYear: 2002, staffRoles: [] },
    })),
  );
  const terms = signUpConsents({ type: "tutor" });
  await tx
    .insert(consents)
    .values(
      people.flatMap(({ userId }) =>
        terms.map(({ key, required }) => ({ userId, key, version: CONSENT_VERSION, agreed: required })),
      ),
    );
  for (const { id, userId } of people) await tx.update(tutors).set({ userId }).where(eq(tutors.id, id));
}
