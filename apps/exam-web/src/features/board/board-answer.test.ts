import { expect, it } from "vitest";
import { answerOf, type BoardAnswer, type BoardItem, changedAnswer, isAnswered } from "./board-answer";

const NOTHING: BoardAnswer = { choice: null, isUnknown: false, isFlagged: false, sequence: 5 };
const item: BoardItem = { ...NOTHING, number: 2, points: 1, stem: "", passage: null, figure: null, options: [] };

it("an answer is the later one of the page's and the server's", () => {
  expect(answerOf(item, {})).toBe(item);
  const older = { ...NOTHING, choice: 1, sequence: 4 };
  const newer = { ...NOTHING, choice: 1, sequence: 6 };
  expect(answerOf(item, { 2: older })).toBe(item);
  expect(answerOf(item, { 2: newer })).toBe(newer);
});

it("a choice takes 모르겠어요 back, and the other way round; the mark for later stays", () => {
  const unknown = changedAnswer({ ...NOTHING, choice: 3, isFlagged: true }, { isUnknown: true }, 10);
  expect(unknown).toEqual({ choice: null, isUnknown: true, isFlagged: true, sequence: 10 });
  expect(changedAnswer(unknown, { choice: 0 }, 11)).toEqual({
    choice: 0,
    isUnknown: false,
    isFlagged: true,
    sequence: 11,
  });
  expect(changedAnswer(unknown, { isFlagged: false }, 12)).toMatchObject({ isUnknown: true, isFlagged: false });
});

it("a later answer has a higher sequence, also when the page's clock is behind", () => {
  expect(changedAnswer(NOTHING, { choice: 1 }, 3).sequence).toBe(6);
  expect(changedAnswer(NOTHING, { choice: 1 }, 100).sequence).toBe(100);
});

it("모르겠어요 is an answer, a mark alone is none", () => {
  expect(isAnswered(NOTHING)).toBe(false);
  expect(isAnswered({ ...NOTHING, isFlagged: true })).toBe(false);
  expect(isAnswered({ ...NOTHING, isUnknown: true })).toBe(true);
  expect(isAnswered({ ...NOTHING, choice: 0 })).toBe(true);
});
