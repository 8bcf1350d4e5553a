import { STAFF_ROLES, TEXT_LENGTHS } from "@pkg/domain";
import { z } from "zod";
import { line, staffReason } from "../../../lib/requests/field-schemas.ts";

const role = z.enum(STAFF_ROLES);

export const staffMember = z
  .object({
    id: z.string(),
    name: z.string().nullable(),
    /** Null when the vendor that opened the account told none. */
    email: z.string().nullable(),
    roles: z.array(role),
  })
  .meta({ id: "StaffMember" });

export const staffList = z.object({ content: z.array(staffMember) });

export const staffRoleChange = z
  .object({
    /** The account's id, or its e-mail address. */
    account: line(TEXT_LENGTHS.email.max),
    role,
    /** Whether the role is given, or taken away. */
    granted: z.boolean(),
    reason: staffReason,
  })
  .meta({ id: "StaffRoleChange" });

export type StaffMember = z.infer<typeof staffMember>;
export type StaffRoleChange = z.infer<typeof staffRoleChange>;
