/** The questions, one per screen. `child` and `childStudy` are asked for each child. */
export const STEP_IDS = [
  "who",
  "me",
  "guardian",
  "study",
  "child",
  "childStudy",
  "children",
  "terms",
  "account",
] as const;
export type StepId = (typeof STEP_IDS)[number];

/** A screen of the sign-up: which question, and of which child (from 0 on). */
export interface StepPlace {
  readonly step: StepId;
  readonly child: number;
}

const STUDENT: readonly StepId[] = ["who", "me", "guardian", "study", "terms", "account"];
const PARENT: readonly StepId[] = ["who", "me", "child", "childStudy", "children", "terms", "account"];

/**
 * The steps in their order; a guardian is asked for only under 14. A visitor who has an account already, but has not
 * registered, isn't asked for an e-mail
 * and a password again.
 */
export function signUpSteps(
  type: "student" | "parent" | null,
  hasAccount: boolean,
  needsGuardian: boolean,
): readonly StepId[] {
  const steps = type === "parent" ? PARENT : STUDENT;
  return steps.filter((step) => (step !== "account" || !hasAccount) && (step !== "guardian" || needsGuardian));
}

/** Both kinds of sign-up have these stages; what is asked of each child is one of them. */
const STAGES: ReadonlyArray<readonly StepId[]> = [
  ["who"],
  ["me", "guardian"],
  ["study", "child", "childStudy", "children"],
  ["terms"],
  ["account"],
];

/** How far a step is, from 1 on: the total is the same before and after saying who applies. */
export function signUpProgress(step: StepId, hasAccount: boolean): { current: number; total: number } {
  const current = STAGES.findIndex((stage) => stage.includes(step)) + 1;
  return { current, total: STAGES.length - (hasAccount ? 1 : 0) };
}
