/** A month of lessons. */
const WEEKS_A_MONTH = 4;

/** What a proposal offers a tutor. */
export interface ProposalTerms {
  /** Lessons of the course that are left for the tutor. */
  readonly lessonsLeft: number;
  readonly lessonsPerWeek: number;
  /** Won for one lesson. */
  readonly pay: number;
}

/** Lessons of four weeks, and what they pay in won before taxes; fewer when fewer are left. */
export function monthOfProposal({ lessonsLeft, lessonsPerWeek, pay }: ProposalTerms): { lessons: number; pay: number } {
  const lessons = Math.min(lessonsLeft, lessonsPerWeek * WEEKS_A_MONTH);
  return { lessons, pay: lessons * pay };
}

/** "48회, 6개월" for all lessons of a proposal; weeks where they are no whole months, and "1회" for a single one. */
export function proposalLength({ lessonsLeft, lessonsPerWeek }: Omit<ProposalTerms, "pay">): string {
  const weeks = Math.ceil(lessonsLeft / lessonsPerWeek);
  if (weeks <= 1) return `${lessonsLeft}회`;
  return `${lessonsLeft}회, ${weeks % WEEKS_A_MONTH === 0 ? `${weeks / WEEKS_A_MONTH}개월` : `${weeks}주`}`;
}

/** "주 2회 60분", and "한 번 60분" for a single lesson, which has no week: that of a trial. */
export function proposalPace(terms: Omit<ProposalTerms, "pay"> & { readonly minutes: number }): string {
  const { lessonsLeft, lessonsPerWeek, minutes } = terms;
  return `${lessonsLeft === 1 ? "한 번" : `주 ${lessonsPerWeek}회`} ${minutes}분`;
}
