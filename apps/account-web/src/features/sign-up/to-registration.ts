import type { components } from "@pkg/api-client";
import { type ConsentKey, signUpConsents } from "@pkg/domain";
import type { Person } from "@/lib/person/person-fields";
import { consentsOf } from "./consents-of";
import { needsGuardian } from "./needs-guardian";
import type { SignUpDraft, StudyDraft } from "./sign-up-draft";

export type Registration = components["schemas"]["Registration"];

/** The body of `POST /users`. Every shown term is sent, ticked or not. */
export function toRegistration(draft: SignUpDraft, now: Date): Registration {
  const isParent = draft.type === "parent";
  const consents = consentsOf(draft, now).map(({ key }) => ({ key, agreed: draft.agreed.includes(key) }));
  const children = draft.children.map((child) => ({
    name: child.name.trim(),
    birthYear: Number(child.birthYear),
    ...studyOf(child),
  }));
  return {
    locale: "ko",
    userType: "STUDENT",
    isParent,
    name: draft.name.trim(),
    birthYear: Number(draft.birthYear),
    ...(isParent ? { children } : studyOf(draft)),
    ...(needsGuardian(draft, now) ? { guardian: guardianOf(draft) } : {}),
    consents,
  };
}

/** The body of `POST /users` for somebody who wants to teach. */
export function toTutorRegistration({ name, birthYear }: Person, agreed: readonly ConsentKey[]): Registration {
  return {
    locale: "ko",
    userType: "TUTOR",
    isParent: false,
    name: name.trim(),
    birthYear: Number(birthYear),
    consents: signUpConsents({ type: "tutor" }).map(({ key }) => ({ key, agreed: agreed.includes(key) })),
  };
}

const guardianOf = ({ guardian: { name, verificationId } }: SignUpDraft) => ({ name: name.trim(), verificationId });

function studyOf({ grade, school }: StudyDraft) {
  return { ...(grade === null ? {} : { grade }), ...(school ? { schoolId: school.id } : {}) };
}
