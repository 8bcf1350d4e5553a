import type { Queryable } from "../../../db/client.ts";
import { requireStaff } from "../../../lib/callers/require-staff.ts";
import { realEmail } from "../../../lib/mail/placeholder-email.ts";
import { findStaff, type StaffRow } from "./repository.ts";
import type { StaffMember } from "./schemas.ts";

/** Everybody with a role. @throws ApiError 403 account 10003 without the ADMIN role */
export async function listStaff(db: Queryable, userId: string): Promise<StaffMember[]> {
  await requireStaff(db, userId, "ROLES");
  return (await findStaff(db)).map(toStaffMember);
}

export const toStaffMember = ({ email, ...row }: StaffRow): StaffMember => ({ ...row, email: realEmail(email) });
