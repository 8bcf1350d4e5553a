/** Grades as numbers: elementary 1-6, middle 7-9, high 10-12, qualification exams and repeat-exam takers above. */
export const Grade = {
  E1: 1,
  E2: 2,
  E3: 3,
  E4: 4,
  E5: 5,
  E6: 6,
  M1: 7,
  M2: 8,
  M3: 9,
  H1: 10,
  H2: 11,
  H3: 12,
  M4: 13,
  H4: 14,
  N: 15,
} as const;

/** One of the fifteen grade numbers. */
export type Grade = (typeof Grade)[keyof typeof Grade];

/** Every grade, youngest first, as a list for pickers and schemas. */
export const GRADES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const satisfies readonly Grade[];

/** Tells whether a value is one of the fifteen grades. */
export function isGrade(value: unknown): value is Grade {
  return typeof value === "number" && Number.isInteger(value) && value >= Grade.E1 && value <= Grade.N;
}
