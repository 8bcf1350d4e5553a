import { and, count, eq, isNull, lt } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { staffFactorPasses, staffFactors, staffRecoveryCodes, users } from "../../../db/schema/index.ts";

export async function findFactor(db: Queryable, userId: string) {
  const [factor] = await db.select().from(staffFactors).where(eq(staffFactors.userId, userId));
  return factor;
}

export async function findStaffEmail(db: Queryable, userId: string) {
  const [person] = await db
    .select({ email: users.email, roles: users.staffRoles })
    .from(users)
    .where(eq(users.id, userId));
  return person;
}

export async function hasPassed(db: Queryable, sessionId: string): Promise<boolean> {
  const rows = await db
    .select({ id: staffFactorPasses.sessionId })
    .from(staffFactorPasses)
    .where(eq(staffFactorPasses.sessionId, sessionId));
  return rows.length > 0;
}

export async function insertPass(db: Queryable, sessionId: string): Promise<void> {
  await db.insert(staffFactorPasses).values({ sessionId }).onConflictDoNothing();
}

/** A secret that was never confirmed is replaced; a confirmed one stays. @returns whether it was written */
export async function replaceUnconfirmed(db: Queryable, userId: string, sealedSecret: string): Promise<boolean> {
  const rows = await db
    .insert(staffFactors)
    .values({ userId, sealedSecret })
    .onConflictDoUpdate({
      target: staffFactors.userId,
      set: { sealedSecret },
      setWhere: isNull(staffFactors.confirmedAt),
    })
    .returning({ userId: staffFactors.userId });
  return rows.length > 0;
}

/** Uses up the code of a 30-second step. @returns whether it was newer than every code before */
export async function useStep(db: Queryable, userId: string, step: number): Promise<boolean> {
  const rows = await db
    .update(staffFactors)
    .set({ lastStep: step })
    .where(and(eq(staffFactors.userId, userId), lt(staffFactors.lastStep, step)))
    .returning({ userId: staffFactors.userId });
  return rows.length > 0;
}

/** @returns whether it was not confirmed before */
export async function confirm(db: Queryable, userId: string): Promise<boolean> {
  const rows = await db
    .update(staffFactors)
    .set({ confirmedAt: new Date() })
    .where(and(eq(staffFactors.userId, userId), isNull(staffFactors.confirmedAt)))
    .returning({ userId: staffFactors.userId });
  return rows.length > 0;
}

export async function insertRecoveryCodes(db: Queryable, userId: string, hashes: readonly string[]): Promise<void> {
  await db.insert(staffRecoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

/** @returns whether there was such a code, not used before */
export async function useRecoveryCode(db: Queryable, userId: string, codeHash: string): Promise<boolean> {
  const rows = await db
    .update(staffRecoveryCodes)
    .set({ usedAt: new Date() })
    .where(
      and(
        eq(staffRecoveryCodes.userId, userId),
        eq(staffRecoveryCodes.codeHash, codeHash),
        isNull(staffRecoveryCodes.usedAt),
      ),
    )
    .returning({ hash: staffRecoveryCodes.codeHash });
  return rows.length > 0;
}

export async function countRecoveryCodes(db: Queryable, userId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(staffRecoveryCodes)
    .where(and(eq(staffRecoveryCodes.userId, userId), isNull(staffRecoveryCodes.usedAt)));
  return row?.left ?? 0;
}
