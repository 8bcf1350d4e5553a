import { accountIn } from "@pkg/api-client";
import { useSyncExternalStore } from "react";
import { readText, writeText } from "../storage/browser-storage";
import { isRecord } from "../storage/is-record";
import { parseKept } from "../storage/stored-value";

/** The chosen student of each account that was signed in here: account id -> student id. */
type Choices = Readonly<Record<string, string>>;

const KEY = "naran.switched-student";
const CHANGED = "naran:switched-student";

const readChoices = () => readText("local", KEY) ?? "";

function parseChoices(text: string): Choices {
  const kept = parseKept("local", KEY, text || null);
  const choices = Object.entries(isRecord(kept) ? kept : {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return Object.fromEntries(choices);
}

function write(choices: Choices): void {
  writeText("local", KEY, JSON.stringify(choices));
  window.dispatchEvent(new Event(CHANGED));
}

/** The student that an account acts for; null for all of them. */
export function switchedStudent(userId: string): string | null {
  return studentIn(readChoices(), userId);
}

function studentIn(text: string, userId: string): string | null {
  return parseChoices(text)[userId] ?? null;
}

/** The same by a call's access token, so that the choice of another account in this browser never applies. */
export function switchedStudentOfToken(accessToken: string | null): string | null {
  const userId = accountIn(accessToken);
  return userId ? switchedStudent(userId) : null;
}

/** Chooses the student that an account acts for from now on (`X-Switch-Auth-Student`); null for all of them. */
export function chooseStudent(userId: string, studentId: string | null): void {
  const { [userId]: _before, ...others } = parseChoices(readChoices());
  write(studentId ? { ...others, [userId]: studentId } : others);
}

/** Forgets every choice, e.g. when the server refused one. */
export function forgetSwitchedStudents(): void {
  write({});
}

/** Changes whenever a choice does, in this tab or another: for keys of server data. */
export function useSwitchScope(): string {
  return useSyncExternalStore(subscribe, readChoices, () => "");
}

/** The student that an account acts for, kept up to date. */
export function useSwitchedStudent(userId: string): string | null {
  return studentIn(useSwitchScope(), userId);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener("storage", listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener("storage", listener);
  };
}
