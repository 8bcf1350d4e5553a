import { CONSENT_KEYS, type ConsentKey, type Grade, isGrade } from "@pkg/domain";

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

/** Everything answered so far. The password never is part of it. */
export interface SignUpDraft extends StudyDraft {
  readonly type: "student" | "parent" | null;
  readonly name: string;
  readonly birthYear: string;
  readonly children: readonly ChildDraft[];
  readonly agreed: readonly ConsentKey[];
  readonly email: string;
}

export const EMPTY_CHILD: ChildDraft = { name: "", birthYear: "", grade: null, school: null };
export const EMPTY_DRAFT: SignUpDraft = {
  type: null,
  name: "",
  birthYear: "",
  grade: null,
  school: null,
  children: [],
  agreed: [],
  email: "",
};

/** As many children as one account takes at sign-up. */
export const MAX_CHILDREN = 10;

/** Reads a draft back; whatever doesn't fit becomes empty, so that an old or broken one starts clean. */
export function parseDraft(text: string | null): SignUpDraft {
  const read = record(parse(text));
  return {
    ...study(read),
    type: read.type === "student" || read.type === "parent" ? read.type : null,
    name: words(read.name),
    birthYear: words(read.birthYear),
    children: list(read.children).slice(0, MAX_CHILDREN).map(child),
    agreed: CONSENT_KEYS.filter((key) => list(read.agreed).includes(key)),
    email: words(read.email),
  };
}

function child(value: unknown): ChildDraft {
  const read = record(value);
  return { ...study(read), name: words(read.name), birthYear: words(read.birthYear) };
}

function study(read: Readonly<Record<string, unknown>>): StudyDraft {
  const { id, name, region } = record(read.school);
  const school = typeof id === "number" && typeof name === "string" ? { id, name, region: words(region) } : null;
  return { grade: isGrade(read.grade) ? read.grade : null, school };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "{}");
  } catch {
    return {};
  }
}

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? { ...value } : {};
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const words = (value: unknown): string => (typeof value === "string" ? value : "");
