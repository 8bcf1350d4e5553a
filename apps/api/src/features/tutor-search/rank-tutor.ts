import { type MatchTutor, type MatchWish, matchPoints } from "@pkg/domain";

/** A tutor who meets every hard condition of a wish. */
export interface RankedTutor {
  readonly tutorId: number;
  /** 0 to 100 (product §7). */
  readonly score: number;
  /** What was scored: `matchScore(wish, tutor)` tells the reasons. */
  readonly tutor: MatchTutor;
}

export interface TopOptions {
  /** How many tutors at most. */
  readonly limit: number;
  /** Tutors who must not be among them. */
  readonly excluded?: ReadonlySet<number> | undefined;
  /** When given, nobody else is looked at. */
  readonly only?: ReadonlySet<number> | undefined;
}

/** Finds tutors for a wish. */
export interface TutorFinder {
  /** The best tutors who meet every hard condition: score, then confidence and load, then the lower id. */
  top(wish: MatchWish, options: TopOptions): Promise<RankedTutor[]>;
  /** How many tutors meet every hard condition. */
  count(wish: MatchWish): Promise<number>;
}

/** Finds them in memory, or in PostgreSQL as long as the memory is not ready (product §7). */
export interface TutorSearch extends TutorFinder {
  /** Whether memory answers. */
  isReady(): boolean;
  /** Loads the tutors and hears of changes, until `stop`. */
  start(): void;
  stop(): Promise<void>;
}

/** Points that are the same for every wish of a subject: confidence and load. */
export function staticPoints(wish: MatchWish, tutor: MatchTutor): number {
  const { confidence, load } = matchPoints(wish, tutor);
  return confidence + load;
}

/** Scores a tutor. */
export function rankTutor(wish: MatchWish, tutorId: number, tutor: MatchTutor): RankedTutor {
  const score = Object.values(matchPoints(wish, tutor)).reduce((sum, points) => sum + points, 0);
  return { tutorId, score, tutor };
}

/** The order of suggestions; no two tutors are equal. */
export function sortRanked(wish: MatchWish, ranked: readonly RankedTutor[]): RankedTutor[] {
  return ranked
    .map((one) => ({ one, points: staticPoints(wish, one.tutor) }))
    .sort((a, b) => b.one.score - a.one.score || b.points - a.points || a.one.tutorId - b.one.tutorId)
    .map(({ one }) => one);
}
