import { type AuditAct, changeStaffRoles } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { recordChange } from "../../../lib/audit-logs/record-change.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { toStaffMember } from "./list-staff.ts";
import { lockAccount, lockAdmins, updateRoles } from "./repository.ts";
import type { StaffMember, StaffRoleChange } from "./schemas.ts";

/**
 * Gives a role to somebody, or takes it away; recorded with the reason. There is always one administrator left.
 * @throws ApiError 403 account 10003 when the caller's role was taken meanwhile; 400 class 10001 with fields for an
 *   unknown account, and for the last administrator
 */
export async function changeStaffRole(
  { db, actor }: Ctx<"staff">,
  { account, role, granted, reason }: StaffRoleChange,
): Promise<StaffMember> {
  return db.transaction(async (tx) => {
    const admins = await lockAdmins(tx);
    // Whose role another administrator took meanwhile gives out no more.
    if (!admins.includes(actor.userId)) throw refuse.accountForbidden();
    const person = await lockAccount(tx, account);
    if (!person) throw refuse.invalidInput(wrong("account", "이 이메일로 가입한 사람을 찾지 못했어요."));
    const isLast = !granted && role === "ADMIN" && admins.every((id) => id === person.id);
    if (isLast) throw refuse.invalidInput(wrong("role", "관리 역할은 한 사람에게는 꼭 있어야 해요."));
    const roles = changeStaffRoles(person.roles, role, granted);
    if (roles.length === person.roles.length) return toStaffMember(person);
    await updateRoles(tx, person.id, roles);
    const action: AuditAct = granted ? "staff-role.granted" : "staff-role.revoked";
    const act = { action, targetId: person.id, reason };
    await recordChange(tx, actor, { ...act, before: { roles: person.roles }, after: { roles } });
    return toStaffMember({ ...person, roles });
  });
}

const wrong = (path: string, message: string) => ({ fields: [{ path, message }] });
