// Generated tutors as columns of numbers, without a database.
import { SUBJECTS } from "@app/api/import/data/subjects.ts";
import { UNIVERSITIES } from "@app/api/import/write-schools.ts";
import { streamTutors } from "@app/api/seed/generate-tutors.ts";
import { CONFIDENCE_LEVELS, type ConfidenceLevel, type MatchTutor, proposedRankOf, WEEKLY_SLOTS } from "@pkg/domain";

const WORDS = WEEKLY_SLOTS / 16;
const UNIVERSITY_OF = new Map(UNIVERSITIES.map((university) => [university.id, university]));
const OTHER_UNIVERSITY = { name: "", tier: "OTHER" } as const;

export const DETAILS = SUBJECTS.flatMap(({ key, details }) =>
  details.filter(({ isGroup }) => !isGroup).map((detail) => `${key}_${detail.key}`),
);
const DETAIL_INDEX = new Map(DETAILS.map((detail, index) => [detail, index]));

/** All attributes except times, subjects and load; equal tutors share one object. */
export type Kind = Omit<
  MatchTutor,
  "subjectDetails" | "confidenceSubjects" | "calendar" | "activeMatches" | "maxMatches"
>;

/** Tutors with ids from 1; row r is tutor r + 1. */
export interface TutorTable {
  readonly count: number;
  readonly kinds: readonly Kind[];
  readonly kindOf: Uint32Array;
  readonly activeMatches: Uint8Array;
  readonly maxMatches: Uint8Array;
  /** 21 words of 16 half-hours each; the highest bit is the first half-hour. */
  readonly weeks: Uint16Array;
  /** For each detail 0, or 1 + the index of the confidence in `CONFIDENCE_LEVELS`. */
  readonly confidence: readonly Uint8Array[];
}

/** Generates the first `count` tutors. */
export function makeTutors(count: number): TutorTable {
  const kinds: Kind[] = [];
  const known = new Map<string, number>();
  const kindOf = new Uint32Array(count);
  const activeMatches = new Uint8Array(count);
  const maxMatches = new Uint8Array(count);
  const weeks = new Uint16Array(count * WORDS);
  const confidence = DETAILS.map(() => new Uint8Array(count));
  let row = 0;
  for (const { tutor, subjects } of streamTutors(count, UNIVERSITIES)) {
    const { tier, gender, styles, admissionType, track, universityId, activeStudents = 0, capacity } = tutor;
    const { name: universityName, tier: universityTier } = UNIVERSITY_OF.get(universityId) ?? OTHER_UNIVERSITY;
    const rank = proposedRankOf({ tier, universityName, universityTier, major: tutor.major });
    const name = `${rank} ${gender} ${styles} ${admissionType} ${track} ${universityTier}`;
    let kind = known.get(name);
    if (kind === undefined) {
      kind = kinds.length;
      known.set(name, kind);
      kinds.push({
        rank,
        gender,
        styles,
        admissionType,
        majorTrack: track,
        universityTier,
      });
    }
    kindOf[row] = kind;
    activeMatches[row] = activeStudents;
    maxMatches[row] = capacity;
    for (let word = 0; word < WORDS; word++) {
      weeks[row * WORDS + word] = Number.parseInt(tutor.weekBits.slice(word * 16, word * 16 + 16), 2);
    }
    for (const { subjectDetailKey, confidence: level } of subjects) {
      const column = confidence[DETAIL_INDEX.get(subjectDetailKey) ?? -1];
      if (column) column[row] = 1 + CONFIDENCE_LEVELS.indexOf(level);
    }
    row++;
  }
  return { count, kinds, kindOf, activeMatches, maxMatches, weeks, confidence };
}

/** The column of a subject detail. */
export function confidenceColumn(table: TutorTable, detail: string): Uint8Array {
  return table.confidence[DETAIL_INDEX.get(detail) ?? -1] ?? new Uint8Array(table.count);
}

export function levelAt(column: Uint8Array, row: number): ConfidenceLevel | undefined {
  return CONFIDENCE_LEVELS[(column[row] ?? 0) - 1];
}

export function loadAt({ activeMatches, maxMatches }: TutorTable, row: number) {
  return { activeMatches: activeMatches[row] ?? 0, maxMatches: maxMatches[row] ?? 0 };
}

export function isFree({ weeks }: TutorTable, row: number, slot: number): boolean {
  return (((weeks[row * WORDS + (slot >> 4)] ?? 0) >> (15 - (slot & 15))) & 1) === 1;
}

/** A row in the domain's shape. */
export function toTutor(table: TutorTable, row: number, subject: string, detail: string): MatchTutor | null {
  const kind = table.kinds[table.kindOf[row] ?? -1];
  const level = levelAt(confidenceColumn(table, detail), row);
  if (!kind) return null;
  return {
    ...kind,
    ...loadAt(table, row),
    subjectDetails: level ? [detail] : [],
    confidenceSubjects: level ? [{ subject, level }] : [],
    calendar: Uint8Array.from({ length: WEEKLY_SLOTS }, (_, slot) => (isFree(table, row, slot) ? 1 : 0)),
  };
}
