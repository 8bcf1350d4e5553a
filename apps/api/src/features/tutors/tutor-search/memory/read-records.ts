import { TUTOR_RANKS, type TutorRank } from "@pkg/domain";
import { STATIC_LIMIT } from "../rank-tutor.ts";
import { traitCode } from "../read-traits.ts";
import {
  type ArrangedTutors,
  findSlot,
  listKey,
  memberOf,
  setWeek,
  type TutorColumns,
  tutorColumns,
} from "./build-tutor-index.ts";
import { WEEK_BYTES } from "./count-lessons.ts";

/**
 * The layout of a record of `tutor_records`, numbers big-endian:
 *
 *      0  int32  tutor id               16  int16  active students
 *      4  int64  version, ms            18  int16  capacity
 *     12  int16  style code             20  int16  rank, by its place in `TUTOR_RANKS`
 *     14  int16  background code        22  bytes  free half-hours, 42
 *     64  int16  number of subject details, then 4 bytes each: 24 bits detail code, 8 bits missing static points
 */
const AT = { id: 0, version: 4, styles: 12, background: 14, active: 16, capacity: 18, rank: 20, week: 22 };
const COUNT_AT = AT.week + WEEK_BYTES;
const TAUGHT_AT = COUNT_AT + 2;
const TAUGHT_BYTES = 4;

/** The key of a subject detail by its code. */
export type DetailKeys = ReadonlyMap<number, string>;

/** A tutor with room for a student, and all that is taught. */
export interface TutorRecord {
  readonly id: number;
  readonly version: number;
  readonly rank: TutorRank;
  readonly traits: number;
  readonly activeStudents: number;
  readonly capacity: number;
  readonly week: Uint8Array;
  /** By subject detail. */
  readonly staticPoints: ReadonlyMap<string, number>;
}

/** Reads records that follow each other. */
export function readRecords(page: Buffer, details: DetailKeys): TutorRecord[] {
  const tutors: TutorRecord[] = [];
  eachRecord([page], (_, at) => {
    const staticPoints = new Map<string, number>();
    eachTaught(page, at, (code, missing) => staticPoints.set(details.get(code) ?? "", STATIC_LIMIT - missing));
    tutors.push({
      id: page.readInt32BE(at + AT.id),
      version: versionAt(page, at),
      rank: TUTOR_RANKS[page.readInt16BE(at + AT.rank)] ?? "BASIC",
      traits: traitsAt(page, at),
      activeStudents: page.readInt16BE(at + AT.active),
      capacity: page.readInt16BE(at + AT.capacity),
      week: weekOf(page, at),
      staticPoints,
    });
  });
  return tutors;
}

/** Reads all records' tutors into columns. */
export function readColumns(pages: readonly Buffer[]): TutorColumns {
  let count = 0;
  eachRecord(pages, () => count++);
  const tutors = tutorColumns(count);
  let row = 0;
  eachRecord(pages, (page, at) => {
    tutors.ids[row] = page.readInt32BE(at + AT.id);
    tutors.versions[row] = versionAt(page, at);
    tutors.traits[row] = traitsAt(page, at);
    tutors.activeStudents[row] = page.readInt16BE(at + AT.active);
    tutors.capacities[row] = page.readInt16BE(at + AT.capacity);
    setWeek(tutors, row++, weekOf(page, at));
  });
  return tutors;
}

/** The unsorted members of each list, by `listKey`. */
export function readMembers(
  pages: readonly Buffer[],
  tutors: ArrangedTutors,
  details: DetailKeys,
): Map<string, Int32Array> {
  const codes = Math.max(0, ...details.keys()) + 1;
  const listAt = (page: Buffer, at: number, code: number) => page.readInt16BE(at + AT.rank) * codes + code;
  const sizes = new Int32Array(codes * TUTOR_RANKS.length);
  eachRecord(pages, (page, at) => {
    eachTaught(page, at, (code) => {
      sizes[listAt(page, at, code)]! += 1;
    });
  });
  const lists = Array.from(sizes, (size) => new Int32Array(size));
  sizes.fill(0);
  eachRecord(pages, (page, at) => {
    const slot = findSlot(tutors, page.readInt32BE(at + AT.id));
    eachTaught(page, at, (code, missing) => {
      const list = listAt(page, at, code);
      const place = sizes[list]!;
      lists[list]![place] = memberOf(slot, STATIC_LIMIT - missing);
      sizes[list] = place + 1;
    });
  });
  return new Map(
    TUTOR_RANKS.flatMap((rank, at) =>
      [...details].map(([code, key]) => [listKey(rank, key), lists[at * codes + code]!] as const),
    ).filter(([, members]) => members.length > 0),
  );
}

function versionAt(page: Buffer, record: number): number {
  return Number(page.readBigInt64BE(record + AT.version));
}

function traitsAt(page: Buffer, record: number): number {
  return traitCode(page.readInt16BE(record + AT.styles), page.readInt16BE(record + AT.background));
}

function weekOf(page: Buffer, record: number): Buffer {
  return page.subarray(record + AT.week, record + AT.week + WEEK_BYTES);
}

/** Calls with each record: its page, and where it begins there. */
function eachRecord(pages: readonly Buffer[], visit: (page: Buffer, at: number) => void): void {
  for (const page of pages) {
    for (let at = 0; at < page.length; at += TAUGHT_AT + page.readInt16BE(at + COUNT_AT) * TAUGHT_BYTES)
      visit(page, at);
  }
}

/** Calls with each subject detail of a record. */
function eachTaught(page: Buffer, record: number, visit: (code: number, missingPoints: number) => void): void {
  const end = record + TAUGHT_AT + page.readInt16BE(record + COUNT_AT) * TAUGHT_BYTES;
  for (let at = record + TAUGHT_AT; at < end; at += TAUGHT_BYTES) {
    const taught = page.readInt32BE(at);
    visit(taught >> 8, taught & 255);
  }
}
