import { storedValue } from "@pkg/web/platform/storage/stored-value";
import { useSyncExternalStore } from "react";
import { type Answers, NO_ANSWERS, parseAnswers } from "./answers";

const stored = storedValue("local", "naran.learning-type-answers", parseAnswers);
const listeners = new Set<() => void>();
let current: Answers | null = null;

const read = () => {
  current ??= stored.read();
  return current;
};

/** Another tab may have answered meanwhile. */
function follow(): void {
  current = null;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener("storage", follow);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("storage", follow);
  };
}

function write(answers: Answers): void {
  stored.write(answers);
  current = answers;
  for (const listener of listeners) listener();
}

/** The answers of this browser, kept over reloads and shared by tabs; null before the browser was asked. */
export function useAnswers(): Answers | null {
  return useSyncExternalStore(subscribe, read, () => null);
}

/** Answers one statement. @param index from 0 @returns all answers */
export function giveAnswer(index: number, answer: number): Answers {
  const answers = read().map((before, place) => (place === index ? answer : before));
  write(answers);
  return answers;
}

/** Takes answers from elsewhere where this browser has none. */
export function fillAnswers(others: Answers): void {
  const answers = read().map((own, place) => own ?? others[place] ?? null);
  if (answers.some((answer, place) => answer !== read()[place])) write(answers);
}

/** Forgets all answers. */
export function startOver(): void {
  write(NO_ANSWERS);
}
