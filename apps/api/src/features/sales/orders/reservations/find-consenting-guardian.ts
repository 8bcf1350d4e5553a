import { guardianDuty } from "@pkg/domain";
import type { Queryable } from "../../../../db/client.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { GUARDIAN_MISSING } from "../../../people/guardians/describe-refusals.ts";
import { findGuardian } from "../../../people/guardians/repository.ts";
import type { BuyerRow, StudentRow } from "./repository.ts";

/**
 * The guardian who consents to a purchase for a child under 14; null when the buyer needs none.
 * @throws ApiError 400 INVALID_REQUEST_CREATE_OR_UPDATE_USER with `reason: GUARDIAN_MISSING` while none is confirmed.
 */
export async function findConsentingGuardian(
  db: Queryable,
  { buyer, student }: { buyer: BuyerRow; student: StudentRow },
): Promise<{ name: string; phoneNumber: string } | null> {
  const { id, isParent, birthYear, phoneNumber } = buyer;
  const duty = guardianDuty({ isParent, birthYear, learnerBirthYear: student.birthYear }, new Date());
  if (duty !== "CONSENT") return null;
  const guardian = await findGuardian(db, id);
  if (!guardian || guardian.phoneNumber === phoneNumber) throw refuse.invalidUser(GUARDIAN_MISSING);
  return guardian;
}
