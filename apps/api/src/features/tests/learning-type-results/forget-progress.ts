import { eq } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { learningTypeAnswers } from "../../../db/schema/index.ts";

/** Forgets the answers that an account has given so far. */
export async function forgetProgress(db: Queryable, userId: string): Promise<void> {
  await db.delete(learningTypeAnswers).where(eq(learningTypeAnswers.userId, userId));
}
