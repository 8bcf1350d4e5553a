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

/** Terms as a tutor reads them at a glance. */
export interface PaceTerms extends Omit<ProposalTerms, "pay"> {
  readonly minutes: number;
  readonly isTrial?: boolean;
}

/** "주 2회 60분", "체험 1회 60분" for a trial, "한 번 60분" for another single lesson: it has no week. */
export function proposalPace({ lessonsLeft, lessonsPerWeek, minutes, isTrial = false }: PaceTerms): string {
  if (isTrial) return `체험 ${lessonsLeft}회 ${minutes}분`;
  return `${lessonsLeft === 1 ? "한 번" : `주 ${lessonsPerWeek}회`} ${minutes}분`;
}
