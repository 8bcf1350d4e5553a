import type { WeeklyAvailablePeriods } from "../schedule/weekly-periods.ts";
import type { TutorGender } from "../tutor/tutor-types.ts";
import type { MatchStatus } from "./match-status.ts";

/** A match as it is read. */
export interface Match {
  readonly id: string;
  readonly status: MatchStatus;
  readonly subject: string;
  readonly subjectDetail: string;
  readonly tutorId: string | null;
  readonly rentTablet: boolean;
}

/** The tutor's figures on the appeal page. */
export interface MatchStatistics {
  /** Empty when it is not known: name the tutor 선생님 then. */
  readonly tutorName: string;
}

/** Reads match statistics; the tutor's name defaults to empty. */
export function toMatchStatistics<S extends object>(input: S & { tutorName?: string | null }): S & MatchStatistics {
  return { ...input, tutorName: input.tutorName ?? "" };
}

/** The rematch form. */
export interface RematchForm {
  readonly matchId: string;
  readonly tutorGenders: readonly TutorGender[];
  readonly rematchReason: string;
  readonly rematchReasonDetail: string;
  readonly rematchMemo: string;
  readonly weeklyAvailablePeriods: WeeklyAvailablePeriods;
}
