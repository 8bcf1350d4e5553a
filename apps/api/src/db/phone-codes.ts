import { and, desc, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
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

    /** Counts a try of a code. @returns how many there were with it; undefined once `max` are used up */
    async countTry(db: Queryable, id: string, max: number): Promise<number | undefined> {
      const [row] = await db
        .update(table)
        .set({ tries: sql`${table.tries} + 1` })
        .where(and(eq(table.id, id), lt(table.tries, max)))
        .returning({ tries: table.tries });
      return row?.tries;
    },

    /** When the last code went to this number, to an account or to a visitor, if that is less than `seconds` ago. */
    async findRecentSend(
      db: Queryable,
      { userId, phoneNumber }: { userId: string | null; phoneNumber: string },
      seconds: number,
    ): Promise<Date | undefined> {
      const isOfOurs = userId === null ? isNull(table.userId) : isNotNull(table.userId);
      const [recent] = await db
        .select({ createdAt: table.createdAt })
        .from(table)
        .where(
          and(
            eq(table.phoneNumber, phoneNumber),
            isOfOurs,
            sql`${table.createdAt} > now() - make_interval(secs => ${seconds})`,
          ),
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

/** Requests for one number wait for each other until their transactions end. */
export async function lockPhone(tx: Queryable, phoneNumber: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`phone:${phoneNumber}`}, 0))`);
}
