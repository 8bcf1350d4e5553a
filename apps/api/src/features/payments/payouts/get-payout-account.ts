import type { Queryable } from "../../../db/client.ts";
import { requireTutor } from "../../../lib/callers/require-tutor.ts";
import { findPayoutAccount } from "./account-repository.ts";
import { findAwaiting } from "./find-awaiting.ts";
import { findOwnTutor } from "./repository.ts";
import type { PayoutAccountWire } from "./schemas.ts";

/**
 * Where the signed-in tutor is paid: bank, holder and the last four digits; without an account, what waits for one.
 * @throws ApiError 403 class 10004 for an account that is no tutor's
 */
export async function getPayoutAccount(db: Queryable, userId: string, at: Date): Promise<PayoutAccountWire> {
  const tutor = requireTutor(await findOwnTutor(db, userId));
  const account = await findPayoutAccount(db, tutor.id);
  const [awaiting] = account ? [] : await findAwaiting(db, at, tutor.id);
  return { account, tutorName: tutor.name, phoneNumber: tutor.phoneNumber, awaiting: awaiting?.pay ?? null };
}
