import type { MatchTutor, MatchWish } from "@pkg/domain";

/** A tutor who meets every hard condition of a wish. */
export interface RankedTutor {
  readonly tutorId: number;
  /** 0 to 100. */
  readonly score: number;
  /** What was scored: `explainMatch` puts it into words. */
  readonly tutor: MatchTutor;
}

export interface TopOptions {
  /** How many tutors at most. */
  readonly limit: number;
  /** Tutors who must not be among them. */
  readonly excluded?: ReadonlySet<number> | undefined;
  /** When given, only these tutors are candidates. */
  readonly only?: ReadonlySet<number> | undefined;
}

/** Finds tutors for a wish. */
export interface TutorFinder {
  /** The best tutors who meet every hard condition: by score, then points for confidence and load, then the lower id. */
  top(wish: MatchWish, options: TopOptions): Promise<RankedTutor[]>;
  /** How many tutors meet every hard condition. */
  count(wish: MatchWish): Promise<number>;
}

/** Finds tutors in memory, or in PostgreSQL while the index in memory is not ready. */
export interface TutorSearch extends TutorFinder {
  /** Whether the index in memory answers. */
  isReady(): boolean;
  /** Loads the index and follows changes until `stop`. */
  start(): void;
  stop(): Promise<void>;
}
