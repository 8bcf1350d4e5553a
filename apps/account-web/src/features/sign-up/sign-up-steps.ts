import { birthYearProblem, missingConsents, nameProblem, parentAgeProblem } from "@pkg/domain";
import { emailProblem } from "@/lib/credentials/credentials";
import { personProblems } from "@/lib/person/person-fields";
import { consentsOf } from "./consents-of";
import { needsGuardian } from "./needs-guardian";
import { type ChildDraft, EMPTY_CHILD, type GuardianDraft, type SignUpDraft } from "./sign-up-draft";
import { type StepId, type StepPlace, signUpSteps } from "./step-ids";

/** One sentence for each wrong field of a step. */
export type StepProblems = Partial<
  Record<
    "type" | "email" | "name" | "birthYear" | "guardian" | "grade" | "children" | "terms",
    string | null | undefined
  >
>;

/** The problems of a step; empty when it is answered. `child` counts from 0. */
export function stepProblems(step: StepId, draft: SignUpDraft, child: number, now: Date): StepProblems {
  const asked = draft.children[child];
  switch (step) {
    case "who":
      return draft.type ? {} : { type: "누가 수업을 신청하는지 골라 주세요." };
    case "email":
      return { email: emailProblem(draft.email) ?? (draft.emailProof ? null : "이메일을 확인해 주세요.") };
    case "me":
      return { ...personProblems(draft, now), birthYear: birthYearProblemOf(draft, now) };
    case "guardian":
      return { guardian: guardianProblem(draft.guardian) };
    case "study":
      return draft.grade === null ? { grade: "학년을 골라 주세요." } : {};
    case "child":
      return personProblems(asked ?? { name: "", birthYear: "" }, now);
    case "childStudy":
      return asked?.grade ? {} : { grade: "학년을 골라 주세요." };
    case "children":
      return { children: childrenProblem(draft) };
    case "terms": {
      const missing = missingConsents(consentsOf(draft, now), draft.agreed).length;
      return missing > 0 ? { terms: `필수 약관 ${missing}개가 남았어요.` } : {};
    }
    case "account":
      return {};
  }
}

/** A parent is of age. */
function birthYearProblemOf({ type, birthYear }: SignUpDraft, now: Date): string | null {
  const wrong = birthYearProblem(birthYear, now);
  return wrong ?? (type === "parent" ? parentAgeProblem(Number(birthYear), now) : null);
}

function guardianProblem({ name, isVerified }: GuardianDraft): string | null {
  return nameProblem(name) ?? (isVerified ? null : "보호자의 휴대폰 번호를 확인해 주세요.");
}

function childrenProblem({ children }: SignUpDraft): string | undefined {
  if (children.length === 0) return "자녀를 한 명 이상 적어 주세요.";
  const open = children.find(({ grade }) => grade === null);
  return open && `${open.name}의 학년을 골라 주세요.`;
}

/** Whether a step is answered. */
function isAnswered(step: StepId, draft: SignUpDraft, child: number, now: Date): boolean {
  return Object.values(stepProblems(step, draft, child, now)).every((problem) => !problem);
}

/** A screen that is open, with what is known by then: the screens of a child have the child. */
export type OpenStep =
  | { readonly step: Exclude<StepId, "child" | "childStudy"> }
  | { readonly step: "child" | "childStudy"; readonly child: number; readonly person: ChildDraft };

/** The first screen before `wanted` that is not answered; `wanted` itself when all are. No step can be skipped. */
export function reachableStep(wanted: StepPlace, draft: SignUpDraft, hasAccount: boolean, now: Date): OpenStep {
  const steps = signUpSteps(draft.type, hasAccount, needsGuardian(draft, now));
  const end = steps.indexOf(wanted.step);
  if (end === -1) return { step: "who" };
  const child = Math.min(wanted.child, draft.children.length);
  for (const step of steps.slice(0, end)) {
    // With a child in the list its own screens are open to be changed; the list says what a child lacks.
    const isOpenChild = step === "child" || step === "childStudy";
    const asked = isOpenChild && wanted.step !== "childStudy" ? 0 : child;
    if (isOpenChild && wanted.step !== "childStudy" && draft.children.length > 0) continue;
    if (!isAnswered(step, draft, asked, now)) return openStep(step, asked, draft);
  }
  return openStep(wanted.step, child, draft);
}

function openStep(step: StepId, child: number, { children }: SignUpDraft): OpenStep {
  if (step !== "child" && step !== "childStudy") return { step };
  return { step, child, person: children[child] ?? EMPTY_CHILD };
}
