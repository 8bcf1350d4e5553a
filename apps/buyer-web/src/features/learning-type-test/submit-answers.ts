import { ownLearningType } from "@/lib/visitor/own-learning-type";
import { forgetAccountAnswers } from "./account-answers";

/** Sends the answers, which the server scores, and keeps whose result it is. @returns the result's id @throws CallError */
export async function submitAnswers(answers: number[]): Promise<string> {
  const { api, dataOf } = await import("@pkg/web/platform/api/api");
  const { id, claimKey, type } = await dataOf(api().POST("/learning-type-results", { body: { answers } }));
  ownLearningType.write({ id, claimKey, type, isClaimed: false });
  forgetAccountAnswers();
  return id;
}
