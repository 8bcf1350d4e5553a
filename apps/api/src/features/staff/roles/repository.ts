import type { StaffRole } from "@pkg/domain";
import { and, asc, eq, isNull, or, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { users } from "../../../db/schema/index.ts";

const columns = { id: users.id, name: users.name, email: users.email, roles: users.staffRoles };

export type StaffRow = Awaited<ReturnType<typeof findStaff>>[number];

/** Everybody with a role, by name. */
export async function findStaff(db: Queryable) {
  return db.select(columns).from(users).where(sql`${users.staffRoles} <> '{}'`).orderBy(asc(users.name), asc(users.id));
}

/** Locks all administrators until the transaction ends, always in the same order: the last one cannot leave twice. */
export async function lockAdmins(tx: Queryable): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(sql`'ADMIN' = any(${users.staffRoles})`)
    .orderBy(asc(users.id))
    .for("update");
  return rows.map(({ id }) => id);
}

/** Locks the registered account with this id or e-mail address. */
export async function lockAccount(tx: Queryable, account: string): Promise<StaffRow | undefined> {
  const named = or(eq(users.id, account), eq(users.email, account.toLowerCase()));
  const [row] = await tx
    .select(columns)
    .from(users)
    .where(and(named, users.registered, isNull(users.closedAt)))
    .for("update");
  return row;
}

export async function updateRoles(tx: Queryable, userId: string, staffRoles: StaffRole[]): Promise<void> {
  await tx.update(users).set({ staffRoles }).where(eq(users.id, userId));
}
