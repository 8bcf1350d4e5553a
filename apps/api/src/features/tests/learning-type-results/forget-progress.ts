import { eq } from "drizzle-orm";
import { learningTypeAnswers } from "../../../db/schema/index.ts";
import type { Ctx } from "../../../deps.ts";

/** Forgets the answers that an account has given so far. */
export async function forgetProgress({ db, actor: { userId } }: Ctx<"account">): Promise<void> {
  await db.delete(learningTypeAnswers).where(eq(learningTypeAnswers.userId, userId));
}
