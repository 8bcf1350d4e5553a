import type { components } from "@pkg/web/platform/api/api";

export type BoardSession = components["schemas"]["LevelTestSession"];
export type BoardItem = BoardSession["items"][number];
/** What a student says to an item; the later `sequence` counts. */
export type BoardAnswer = Pick<BoardItem, "choice" | "isUnknown" | "isFlagged" | "sequence">;
/** By the number of the item. */
export type Answers = Readonly<Record<number, BoardAnswer>>;

/** The answer to an item: the server's, or the page's own when that is newer. */
export function answerOf(item: BoardItem, own: Answers): BoardAnswer {
  const mine = own[item.number];
  return mine && mine.sequence >= item.sequence ? mine : item;
}

/** Whether the student has dealt with an item: chosen an option, or said that they don't know. */
export function isAnswered({ choice, isUnknown }: BoardAnswer): boolean {
  return choice !== null || isUnknown;
}

/** A change of an answer; one of a choice takes "모르겠어요" back, and the other way round. */
export function changedAnswer(
  before: BoardAnswer,
  change: Partial<Omit<BoardAnswer, "sequence">>,
  now: number,
): BoardAnswer {
  const { choice, isUnknown, isFlagged } = { ...before, ...change };
  return {
    choice: change.isUnknown ? null : choice,
    isUnknown: change.choice === undefined || change.choice === null ? isUnknown : false,
    isFlagged,
    sequence: Math.max(before.sequence + 1, now),
  };
}
