import { LEARNING_ITEMS, type LearningAxis } from "@pkg/domain";
import { type APIRequestContext, expect, type Page } from "@playwright/test";

const LABELS = ["전혀 아니에요", "별로 안 그래요", "반반이에요", "꽤 그래요", "딱 나예요"];

/** The answers of somebody who stands so far to the first end (5) or the second (1) of each axis. */
export const answersOf = (ends: Readonly<Record<LearningAxis, number>>): number[] =>
  LEARNING_ITEMS.map(({ axis, isReversed }) => (isReversed ? 6 - ends[axis] : ends[axis]));

/** The statement on the screen. */
export const statement = (page: Page, step: number) =>
  page.getByRole("heading", { level: 1, name: LEARNING_ITEMS[step - 1]?.text ?? "", exact: true });

export const choice = (page: Page, answer: number) =>
  page.getByRole("radio", { name: LABELS[answer - 1] ?? "", exact: true });

/** Answers with presses from a step on, and asks for the result. @param beforeLast what happens when the last statement stands there */
export async function answerAll(
  page: Page,
  answers: readonly number[],
  from = 1,
  beforeLast?: () => Promise<void>,
): Promise<void> {
  for (const [index, answer] of answers.entries()) {
    if (index + 1 < from) continue;
    await expect(statement(page, index + 1)).toBeVisible();
    if (index + 1 === answers.length) await beforeLast?.();
    await choice(page, answer).click();
  }
  await page.getByRole("button", { name: "결과 보기" }).click();
}

/** A result as the API makes it. */
export async function takeTest(request: APIRequestContext, answers: readonly number[]) {
  const headers = { origin: new URL((await request.get("/robots.txt")).url()).origin };
  const taken = await request.post("/api/learning-type-results", { data: { answers }, headers });
  expect(taken.status()).toBe(201);
  return (await taken.json()) as { id: string; claimKey: string; type: string };
}
