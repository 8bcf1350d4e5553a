import type { MatchTutor, MatchWish, TutorFilter } from "@pkg/domain";

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

/** A part of a list. */
export interface ListPart {
  readonly offset: number;
  readonly limit: number;
}

/** A listed tutor; scored when the filter names a subject detail. */
export interface BrowsedTutor {
  readonly tutorId: number;
  readonly scored: { readonly wish: MatchWish; readonly ranked: RankedTutor } | null;
}

/** Finds tutors in memory, or in PostgreSQL while the index in memory is not ready. */
export interface TutorSearch extends TutorFinder {
  /** Who meets a filter and takes new students: a part of the list in the filter's order, and how many there are. */
  browse(filter: TutorFilter, part: ListPart): Promise<{ tutors: readonly BrowsedTutor[]; count: number }>;
  /** Everybody whom `browse` lists. */
  filter(filter: TutorFilter): Promise<ReadonlySet<number>>;
  /** Whether the index in memory answers. */
  isReady(): boolean;
  /** Loads the index and follows changes until `stop`. */
  start(): void;
  stop(): Promise<void>;
}
