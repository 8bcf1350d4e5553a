import type { levelTestAnswers } from "../../../../db/schema/index.ts";
import type { AnswerWire } from "../schemas.ts";

/** An answer by the positions on the screen; a position of the item itself would tell how its options were written. */
export function toShownAnswer(answer: typeof levelTestAnswers.$inferSelect): AnswerWire {
  const { optionOrder, choice, isUnknown, isFlagged, sequence } = answer;
  return { choice: choice === null ? null : optionOrder.indexOf(choice), isUnknown, isFlagged, sequence };
}
