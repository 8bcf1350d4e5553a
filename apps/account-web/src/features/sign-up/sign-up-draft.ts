import type { ConsentKey, Grade } from "@pkg/domain";

/** A school as it was chosen; the name is shown without asking again. */
export interface ChosenSchool {
  readonly id: number;
  readonly name: string;
  readonly region: string;
}

/** Grade and school of a student. */
export interface StudyDraft {
  readonly grade: Grade | null;
  readonly school: ChosenSchool | null;
}

export interface ChildDraft extends StudyDraft {
  readonly name: string;
  readonly birthYear: string;
}

/** The guardian of a student under 14: the phone counts once it has confirmed its code. */
export interface GuardianDraft {
  readonly name: string;
  /** As it was typed. */
  readonly phoneNumber: string;
  /** The verification of the code that went to this number; empty before. */
  readonly verificationId: string;
  readonly isVerified: boolean;
}

/** Everything answered so far. The password never is part of it. */
export interface SignUpDraft extends StudyDraft {
  readonly type: "student" | "parent" | null;
  readonly name: string;
  readonly birthYear: string;
  readonly guardian: GuardianDraft;
  readonly children: readonly ChildDraft[];
  readonly agreed: readonly ConsentKey[];
  readonly email: string;
  /** That the mailbox of `email` was read; empty before. */
  readonly emailProof: string;
}

export const EMPTY_CHILD: ChildDraft = { name: "", birthYear: "", grade: null, school: null };
export const NO_GUARDIAN: GuardianDraft = { name: "", phoneNumber: "", verificationId: "", isVerified: false };
export const EMPTY_DRAFT: SignUpDraft = {
  type: null,
  name: "",
  birthYear: "",
  grade: null,
  school: null,
  guardian: NO_GUARDIAN,
  children: [],
  agreed: [],
  email: "",
  emailProof: "",
};

/** The draft with one child's answers; the next index adds a child. */
export function withChild({ children: before }: SignUpDraft, index: number, child: ChildDraft): Partial<SignUpDraft> {
  const children = [...before];
  children[index] = child;
  return { children };
}

/** The guardian signs up instead of the student; what is known of the child is kept. */
export function asParent({ name, birthYear, grade, school }: SignUpDraft): Partial<SignUpDraft> {
  return { type: "parent", name: "", birthYear: "", agreed: [], children: [{ name, birthYear, grade, school }] };
}
