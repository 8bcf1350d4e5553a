/** The questions, one per screen. `child` and `childStudy` are asked for each child. */
export const STEP_IDS = [
  "who",
  "me",
  "guardian",
  "email",
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

const STUDENT: readonly StepId[] = ["who", "me", "guardian", "email", "study", "terms", "account"];
const PARENT: readonly StepId[] = ["who", "me", "email", "child", "childStudy", "children", "terms", "account"];

/**
 * The steps in their order; a guardian is asked for only under 14. A visitor who has an account already, but has not
 * registered, isn't asked for an e-mail and a password again. The e-mail comes early, so that its mail tells of an
 * account before the long part, and after the guardian: a child's address is data too.
 */
export function signUpSteps(
  type: "student" | "parent" | null,
  hasAccount: boolean,
  needsGuardian: boolean,
): readonly StepId[] {
  const steps = type === "parent" ? PARENT : STUDENT;
  return steps.filter(
    (step) => !(hasAccount && (step === "email" || step === "account")) && (step !== "guardian" || needsGuardian),
  );
}

/** Both kinds of sign-up have these stages; what is asked of each child is one of them. */
const STAGES: ReadonlyArray<readonly StepId[]> = [
  ["who"],
  ["me", "guardian"],
  ["email"],
  ["study", "child", "childStudy", "children"],
  ["terms"],
  ["account"],
];

/** An account that is not registered has an e-mail and a password already. */
const stagesOf = (hasAccount: boolean) =>
  STAGES.filter(([first]) => !hasAccount || (first !== "email" && first !== "account"));

/** How many steps there are for a visitor, and for an account that is not registered. The phone is the last one. */
export const SIGN_UP_TOTALS = { visitor: stagesOf(false).length + 1, account: stagesOf(true).length + 1 } as const;

/**
 * How far a step is, from 1 on: the total is the same before and after saying who applies. The last one is the phone, a page of
 * its own.
 */
export function signUpProgress(step: StepId, hasAccount: boolean): { current: number; total: number } {
  const current = stagesOf(hasAccount).findIndex((stage) => stage.includes(step)) + 1;
  return { current, total: SIGN_UP_TOTALS[hasAccount ? "account" : "visitor"] };
}
