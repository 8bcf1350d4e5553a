import { LEARNING_ITEMS } from "@pkg/domain";
import { ANYBODY, type Caller, call } from "./caller.ts";
import type { TestApp } from "./create-test-app.ts";

/** The answers of somebody who plans, asks why and works alone. */
export const PLANNER = LEARNING_ITEMS.map(({ isReversed }) => (isReversed ? 1 : 5));

export async function takeLearningTypeTest(t: TestApp, answers: readonly number[] = PLANNER) {
  const taken = await call(t, ANYBODY, "POST", "/learning-type-results", { answers });
  return taken.json() as { id: string; claimKey: string; type: string; scores: Record<string, number> };
}

/** Takes the test without log-in and claims the result for a student. @returns "<id>/<claim key>" */
export async function claimedLearningType(t: TestApp, who: Caller, studentId: string): Promise<string> {
  const { id, claimKey } = await takeLearningTypeTest(t);
  await call(t, who, "POST", `/learning-type-results/${id}/claim`, { claimKey, studentId });
  return `${id}/${claimKey}`;
}
