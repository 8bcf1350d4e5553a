import { useSyncExternalStore } from "react";

/** The chosen student of each account that was signed in here: account id -> student id. */
type Choices = Readonly<Record<string, string>>;

const KEY = "naran.switched-student";
const CHANGED = "naran:switched-student";

function readText(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

function parseChoices(text: string): Choices {
  try {
    const choices: unknown = JSON.parse(text || "{}");
    return typeof choices === "object" && choices !== null ? (choices as Choices) : {};
  } catch {
    return {};
  }
}

function write(choices: Choices): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choices));
  } catch {
    // Storage failures are tolerated (spec §8): the account then acts for all of its students.
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** The student that an account acts for; null for all of them. */
export function switchedStudent(userId: string): string | null {
  return studentIn(readText(), userId);
}

function studentIn(text: string, userId: string): string | null {
  const id = parseChoices(text)[userId];
  return typeof id === "string" ? id : null;
}

/** The same by an access token: the account of another log-in in this browser never lends its choice. */
export function switchedStudentOfToken(accessToken: string | null): string | null {
  const userId = accessToken ? subjectOf(accessToken) : null;
  return userId ? switchedStudent(userId) : null;
}

/** Chooses the student that an account acts for from now on (`X-Switch-Auth-Student`, spec §6); null for all of them. */
export function chooseStudent(userId: string, studentId: string | null): void {
  const { [userId]: _before, ...others } = parseChoices(readText());
  write(studentId ? { ...others, [userId]: studentId } : others);
}

/** Forgets every choice, e.g. when the server refused one. */
export function forgetSwitchedStudents(): void {
  write({});
}

/** Changes whenever a choice does, in this tab or another: for keys of server data. */
export function useSwitchScope(): string {
  return useSyncExternalStore(subscribe, readText, () => "");
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

function subjectOf(accessToken: string): string | null {
  try {
    const payload = accessToken.split(".")[1] ?? "";
    const { sub }: { sub?: unknown } = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
    return typeof sub === "string" ? sub : null;
  } catch {
    return null;
  }
}
