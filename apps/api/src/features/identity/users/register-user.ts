import { CONSENT_VERSION } from "@pkg/domain";
import type { Queryable } from "../../../db/client.ts";
import type { Ctx } from "../../../deps.ts";
import { givenConsents } from "../../../lib/consents/given-consents.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { claimGuardian } from "../../people/guardians/claim-guardian.ts";
import { insertStudents } from "../../people/students/repository.ts";
import { checkRegistration } from "./check-registration.ts";
import { getUser } from "./get-user.ts";
import { insertConsents, lockUser, updateUser } from "./repository.ts";
import type { Registration, UserWire } from "./schemas.ts";

/**
 * Completes a sign-up: the user's facts, the consents, and who takes lessons - the user, or a
 * parent's children; nobody for somebody who wants to teach, whose account is a tutor's only once staff has accepted them.
 * @throws ApiError 409 account 20008 the second time; what `claimGuardian` throws; 400 INVALID_REQUEST_CREATE_OR_UPDATE_USER with fields.
 */
export async function registerUser(ctx: Ctx<"account">, input: Registration): Promise<UserWire> {
  const { userId } = ctx.actor;
  return ctx.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw refuse.userNotFound();
    if (user.registered) throw refuse.userAlreadyRegistered();
    await checkRegistration(tx, input);
    const { locale, isParent, name, birthYear, grade = null, schoolId = null } = input;
    await updateUser(tx, userId, { locale, isParent, name, birthYear, grade, schoolId, registered: true });
    await storeLearners(tx, { userId, phoneNumber: user.phoneNumberVerified ? user.phoneNumber : null }, input);
    await storeConsents(tx, userId, input);
    if (input.guardian) await claimGuardian(ctx, tx, { userId, ...input.guardian });
    return getUser(tx, userId);
  });
}

async function storeLearners(
  tx: Queryable,
  owner: { userId: string; phoneNumber: string | null },
  input: Registration,
) {
  if (input.userType === "TUTOR") return;
  const { isParent, name, birthYear, grade, schoolId, children = [] } = input;
  const { userId, phoneNumber } = owner;
  const learners = isParent
    ? children.map((child) => ({ ...child, userId }))
    : [{ userId, name, birthYear, grade, schoolId, phoneNumber, isSelf: true }];
  await insertStudents(tx, learners);
}

async function storeConsents(tx: Queryable, userId: string, { consents }: Registration): Promise<void> {
  const given = givenConsents(consents);
  await insertConsents(
    tx,
    given.map((key) => ({ userId, key, agreed: true, version: CONSENT_VERSION })),
  );
}
