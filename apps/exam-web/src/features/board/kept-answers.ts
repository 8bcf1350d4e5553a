import { isRecord } from "@pkg/web/platform/storage/is-record";
import { storedValue } from "@pkg/web/platform/storage/stored-value";
import type { Answers, BoardAnswer } from "./board-answer";

/** Answers that have not arrived yet; they outlive the tab. */
export function keptAnswers(sessionId: string) {
  return storedValue<Answers>("local", `naran.level-test.${sessionId}`, parse);
}

function parse(kept: unknown): Answers {
  return Object.fromEntries(
    Object.entries(isRecord(kept) ? kept : {}).filter((entry): entry is [string, BoardAnswer] => isAnswer(entry[1])),
  );
}

function isAnswer(value: unknown): value is BoardAnswer {
  if (!isRecord(value)) return false;
  const { choice, isUnknown, isFlagged, sequence } = value;
  return (
    (choice === null || Number.isInteger(choice)) &&
    typeof isUnknown === "boolean" &&
    typeof isFlagged === "boolean" &&
    Number.isSafeInteger(sequence)
  );
}
