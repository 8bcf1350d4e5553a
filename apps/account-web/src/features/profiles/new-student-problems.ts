import { birthYearProblem, type Grade, isUnder14, nameProblem } from "@pkg/domain";

interface NewStudentInput {
  readonly name: string;
  readonly birthYear: string;
  readonly grade: Grade | null;
  readonly consent: boolean;
}

/** One sentence for each wrong part of a new student; under 14 a guardian has to consent (spec §9). */
export function newStudentProblems(
  { name, birthYear, grade, consent }: NewStudentInput,
  now: Date,
): Partial<Record<"name" | "birthYear" | "grade" | "consent", string>> {
  const found = {
    name: nameProblem(name),
    birthYear: birthYearProblem(birthYear, now),
    grade: grade === null ? "학년을 골라 주세요." : null,
    consent: isUnder14Year(birthYear, now) && !consent ? "보호자의 동의가 있어야 더할 수 있어요." : null,
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}

/** Whether somebody born in this year may be under 14 today. A year that is none is nobody's. */
export function isUnder14Year(year: string, now: Date): boolean {
  return /^\d{4}$/.test(year) && isUnder14(Number(year), now);
}
