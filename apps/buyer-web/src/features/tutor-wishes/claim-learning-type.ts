import type { LearningType } from "@pkg/domain";
import { api, dataOf, isApiError } from "@pkg/web/platform/api/api";
import { type OwnLearningType, ownLearningType } from "@/lib/visitor/own-learning-type";

/**
 * Makes this browser's result of the learning-type test a student's. A result that is gone or somebody else's is not asked for again.
 * @returns the type; null when the result cannot be taken over
 * @throws CallError when the API doesn't answer
 */
export async function claimLearningType(own: OwnLearningType, studentId: string): Promise<LearningType | null> {
  const { id, claimKey } = own;
  const params = { path: { id } };
  const taken = await orNull(
    dataOf(api().POST("/learning-type-results/{id}/claim", { params, body: { claimKey, studentId } })),
  );
  ownLearningType.write({ ...own, isClaimed: true });
  return taken?.type ?? null;
}

async function orNull<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (isApiError(error, "class", 20001)) return null;
    throw error;
  }
}
