import type { Ctx } from "../../../deps.ts";
import { realEmail } from "../../../lib/mail/placeholder-email.ts";
import { findStaff, type StaffRow } from "./repository.ts";
import type { StaffMember } from "./schemas.ts";

/** Everybody with a role. */
export async function listStaff({ db }: Ctx): Promise<StaffMember[]> {
  return (await findStaff(db)).map(toStaffMember);
}

export const toStaffMember = ({ email, ...row }: StaffRow): StaffMember => ({ ...row, email: realEmail(email) });
