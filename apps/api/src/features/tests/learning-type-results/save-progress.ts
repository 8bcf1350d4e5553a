import type { Queryable } from "../../../db/client.ts";
import { mergeProgress } from "./repository.ts";
import type { LearningTypeProgress } from "./schemas.ts";

/** Keeps the answers of one device with the account. @returns them, with what other devices answered beside them */
export async function saveProgress(
  db: Queryable,
  userId: string,
  { answers }: LearningTypeProgress,
): Promise<LearningTypeProgress> {
  const merged = await mergeProgress(
    db,
    userId,
    answers.map((answer) => answer ?? 0),
  );
  return { answers: merged.map((answer) => answer || null) };
}
