// The in-memory baseline: scores every tutor. It repeats the domain's rules on purpose, as an oracle that shares no code with the index;
// `verifyScan` compares with the domain.
import {
  CONFIDENCE_LEVELS,
  CONFIDENCE_POINTS,
  countFree,
  isSubjectForRank,
  lessonHalfHours,
  loadPoints,
  MATCH_PART_LIMITS,
  type MatchWish,
  matchBlocks,
  matchPoints,
  WEEKLY_SLOTS,
} from "@pkg/domain";
import { confidenceColumn, isFree, loadAt, type TutorTable, toTutor } from "./tutor-table.ts";

const LEVEL_POINTS = [0, ...CONFIDENCE_LEVELS.map((level) => CONFIDENCE_POINTS[level])];

export interface Found {
  readonly tutorId: number;
  readonly score: number;
  readonly staticPoints: number;
}

/** Scans the first `count` tutors and calls back for each that meets the hard conditions. */
function scan(table: TutorTable, count: number, wish: MatchWish, take: (found: Found) => void): void {
  if (!isSubjectForRank(wish.subject, wish.rank)) return;
  const column = confidenceColumn(table, wish.subjectDetail);
  const kinds = table.kinds.map((kind) => scoreKind(kind, wish));
  const hasTimes = countFree(wish.calendar) > 0;
  const slots = Array.from({ length: WEEKLY_SLOTS }, (_, slot) => slot).filter(
    (slot) => !hasTimes || wish.calendar[slot] === 1,
  );
  const length = lessonHalfHours(wish.minutes);
  const enough = Math.min(countFree(wish.calendar), 3 * length * wish.lessonsPerWeek);
  for (let row = 0; row < count; row++) {
    const level = column[row] ?? 0;
    if (level === 0) continue;
    const kind = kinds[table.kindOf[row] ?? -1];
    if (!kind?.isEligible || (table.activeMatches[row] ?? 0) >= (table.maxMatches[row] ?? 0)) continue;
    let common = 0;
    let lessons = 0;
    let run = 0;
    let previous = -2;
    for (const slot of slots) {
      const free = isFree(table, row, slot);
      if (slot !== previous + 1 || slot % 48 === 0) run = 0;
      previous = slot;
      if (free) common++;
      run = free ? run + 1 : 0;
      if (run === length) {
        lessons++;
        run = 0;
      }
    }
    if (lessons < wish.lessonsPerWeek) continue;
    const most = MATCH_PART_LIMITS.overlap;
    const overlap = hasTimes ? Math.floor((most * Math.min(enough, common)) / enough) : most;
    const staticPoints = (LEVEL_POINTS[level] ?? 0) + loadPoints(loadAt(table, row));
    take({ tutorId: row + 1, score: overlap + staticPoints + kind.points, staticPoints });
  }
}

function scoreKind(kind: TutorTable["kinds"][number], wish: MatchWish) {
  const noTime = { ...wish, calendar: new Uint8Array(0) };
  const nothing = {
    subjectDetails: [],
    confidenceSubjects: [],
    calendar: wish.calendar,
    activeMatches: 0,
    maxMatches: 0,
  };
  const tutor = { ...kind, ...nothing };
  const { styles, university, admission, track } = matchPoints(noTime, tutor);
  return {
    isEligible: kind.rank === wish.rank && (wish.tutorGenders.length === 0 || wish.tutorGenders.includes(kind.gender)),
    points: styles + university + admission + track,
  };
}

/** The best of the first `count` tutors, in suggestion order. */
export function bruteForceTop(table: TutorTable, count: number, wish: MatchWish, limit: number): Found[] {
  const best: Found[] = [];
  scan(table, count, wish, (found) => {
    const last = best[limit - 1];
    if (last && compare(found, last) > 0) return;
    best.push(found);
    best.sort(compare);
    best.length = Math.min(best.length, limit);
  });
  return best;
}

function compare(a: Found, b: Found): number {
  return b.score - a.score || b.staticPoints - a.staticPoints || a.tutorId - b.tutorId;
}

/** Compares the scan with the domain's functions, tutor by tutor. @returns the numbers of compared and of differing tutors */
export function verifyScan(table: TutorTable, count: number, wish: MatchWish): { compared: number; different: number } {
  const found = new Map<number, number>();
  scan(table, count, wish, ({ tutorId, score }) => found.set(tutorId, score));
  let different = 0;
  for (let row = 0; row < count; row++) {
    const tutor = toTutor(table, row, wish.subject, wish.subjectDetail);
    if (!tutor) continue;
    const isEligible = matchBlocks(wish, tutor).length === 0;
    const score = isEligible
      ? Object.values(matchPoints(wish, tutor)).reduce((sum, points) => sum + points, 0)
      : undefined;
    if (score !== found.get(row + 1)) different++;
  }
  return { compared: count, different };
}
