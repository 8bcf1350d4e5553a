import { CONSENT_KEYS, isGrade, MAX_STUDENTS } from "@pkg/domain";
import { type ChildDraft, EMPTY_DRAFT, type GuardianDraft, type SignUpDraft, type StudyDraft } from "./sign-up-draft";

/** Reads a stored draft; malformed parts become empty, so that an old or broken one starts clean. */
export function parseDraft(stored: unknown): SignUpDraft {
  if (stored === null) return EMPTY_DRAFT;
  const read = record(stored);
  return {
    ...study(read),
    type: read.type === "student" || read.type === "parent" ? read.type : null,
    name: words(read.name),
    birthYear: words(read.birthYear),
    guardian: guardian(record(read.guardian)),
    children: list(read.children).slice(0, MAX_STUDENTS).map(child),
    agreed: CONSENT_KEYS.filter((key) => list(read.agreed).includes(key)),
    email: words(read.email),
    emailProof: words(read.emailProof),
  };
}

function child(value: unknown): ChildDraft {
  const read = record(value);
  return { ...study(read), name: words(read.name), birthYear: words(read.birthYear) };
}

function guardian(read: Readonly<Record<string, unknown>>): GuardianDraft {
  const verificationId = words(read.verificationId);
  return {
    name: words(read.name),
    phoneNumber: words(read.phoneNumber),
    verificationId,
    isVerified: read.isVerified === true && verificationId !== "",
  };
}

function study(read: Readonly<Record<string, unknown>>): StudyDraft {
  const { id, name, region } = record(read.school);
  const school = typeof id === "number" && typeof name === "string" ? { id, name, region: words(region) } : null;
  return { grade: isGrade(read.grade) ? read.grade : null, school };
}

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? { ...value } : {};
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const words = (value: unknown): string => (typeof value === "string" ? value : "");
