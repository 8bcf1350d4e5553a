import type { Ctx } from "../../../deps.ts";
import { mergeProgress } from "./repository.ts";
import type { LearningTypeProgress } from "./schemas.ts";

/** Keeps the answers of one device with the account. @returns them, with what other devices answered beside them */
export async function saveProgress(
  { db, actor: { userId } }: Ctx<"account">,
  { answers }: LearningTypeProgress,
): Promise<LearningTypeProgress> {
  const merged = await mergeProgress(
    db,
    userId,
    answers.map((answer) => answer ?? 0),
  );
  return { answers: merged.map((answer) => answer || null) };
}
