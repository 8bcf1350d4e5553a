import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Queryable } from "./client.ts";
import type { guardianVerifications, phoneVerifications } from "./schema/index.ts";

/** The rows of the codes that went to phones: to accounts' own ones, or to guardians'. */
export function codesIn(table: typeof phoneVerifications | typeof guardianVerifications) {
  const columns = {
    id: table.id,
    userId: table.userId,
    phoneNumber: table.phoneNumber,
    expiresAt: table.expiresAt,
    createdAt: table.createdAt,
    // Deadlines are judged by the database's clock.
    isExpired: sql<boolean>`${table.expiresAt} <= now()`,
  };
  return {
    async insertVerification(tx: Queryable, userId: string | null, phoneNumber: string, lifeSeconds: number) {
      const [row] = await tx
        .insert(table)
        .values({ userId, phoneNumber, expiresAt: sql`now() + make_interval(secs => ${lifeSeconds})` })
        .returning(columns);
      if (!row) throw new Error("The verification was not stored.");
      return row;
    },

    async deleteVerification(db: Queryable, id: string): Promise<void> {
      await db.delete(table).where(eq(table.id, id));
    },

    /** When the last code went to this number, if that is less than `seconds` ago. */
    async findRecentSend(db: Queryable, phoneNumber: string, seconds: number): Promise<Date | undefined> {
      const [recent] = await db
        .select({ createdAt: table.createdAt })
        .from(table)
        .where(
          and(eq(table.phoneNumber, phoneNumber), sql`${table.createdAt} > now() - make_interval(secs => ${seconds})`),
        )
        .orderBy(desc(table.createdAt))
        .limit(1);
      return recent?.createdAt;
    },

    /** Only of the account that asked for the code; a foreign id finds nothing. */
    async findOwnVerification(db: Queryable, userId: string, id: string) {
      const [row] = await db
        .select(columns)
        .from(table)
        .where(and(eq(table.id, id), eq(table.userId, userId)));
      return row;
    },

    /** One that was asked for without an account, and not taken over by one; its id is known to whoever asked only. */
    async findVisitorVerification(db: Queryable, id: string) {
      const [row] = await db
        .select(columns)
        .from(table)
        .where(and(eq(table.id, id), isNull(table.userId)));
      return row;
    },
  };
}
