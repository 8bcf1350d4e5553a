/** The questions, one per screen. `child` and `childStudy` are asked for each child. */
export type StepId = "who" | "me" | "study" | "child" | "childStudy" | "children" | "terms" | "account";

/** A screen of the sign-up: which question, and of which child (from 0 on). */
export interface StepPlace {
  readonly step: StepId;
  readonly child: number;
}

const STUDENT: readonly StepId[] = ["who", "me", "study", "terms", "account"];
const PARENT: readonly StepId[] = ["who", "me", "child", "childStudy", "children", "terms", "account"];

/**
 * The steps in their order. Somebody who is signed in already (the account was made, the rest was not) isn't asked for an
 * e-mail and a password again.
 */
export function signUpSteps(type: "student" | "parent" | null, hasAccount: boolean): readonly StepId[] {
  const steps = type === "parent" ? PARENT : STUDENT;
  return hasAccount ? steps.filter((step) => step !== "account") : steps;
}

/** Reads the step out of an address; the first question when there is none. */
export function parsePlace(search: string): StepPlace {
  const query = new URLSearchParams(search);
  const step = [...STUDENT, ...PARENT].find((id) => id === query.get("step")) ?? "who";
  return { step, child: Math.max(0, Number.parseInt(query.get("child") ?? "0", 10) || 0) };
}

/** The same address at another step. Nothing personal ever stands in it. */
export function searchAt(search: string, { step, child }: StepPlace): string {
  const query = new URLSearchParams(search);
  query.set("step", step);
  if (child > 0) query.set("child", String(child));
  else query.delete("child");
  return `?${query}`;
}
