import { MATCH_PART_LIMITS, TUTOR_RANKS } from "@pkg/domain";
import {
  type ArrangedTutors,
  findSlot,
  listKey,
  memberOf,
  profileNumber,
  setWeek,
  type TutorColumns,
  tutorColumns,
} from "./build-tutor-index.ts";
import { WEEK_BYTES } from "./count-room.ts";

/** Where things stand in a record, as `writePostings` writes it: then four bytes for each subject detail, code and missing points. */
const AT = { id: 0, version: 4, styles: 12, background: 14, active: 16, capacity: 18, rank: 20, week: 22 };
const COUNT_AT = AT.week + WEEK_BYTES;
const TAUGHT_AT = COUNT_AT + 2;
const TAUGHT_BYTES = 4;
const STATIC_LIMIT = MATCH_PART_LIMITS.confidence + MATCH_PART_LIMITS.load;

/** What the records of some pages say of the tutors themselves. */
export function readColumns(pages: readonly Buffer[]): TutorColumns {
  let count = 0;
  eachRecord(pages, () => count++);
  const tutors = tutorColumns(count);
  let row = 0;
  eachRecord(pages, (page, at) => {
    tutors.ids[row] = page.readInt32BE(at + AT.id);
    tutors.versions[row] = Number(page.readBigInt64BE(at + AT.version));
    tutors.profiles[row] = profileNumber(page.readInt16BE(at + AT.styles), page.readInt16BE(at + AT.background));
    tutors.activeStudents[row] = page.readInt16BE(at + AT.active);
    tutors.capacities[row] = page.readInt16BE(at + AT.capacity);
    setWeek(tutors, row++, page.subarray(at + AT.week, at + AT.week + WEEK_BYTES));
  });
  return tutors;
}

/** The members of each list, in no order, by `listKey`. */
export function readMembers(
  pages: readonly Buffer[],
  tutors: ArrangedTutors,
  details: readonly { code: number; key: string }[],
): Map<string, Int32Array> {
  const codes = Math.max(0, ...details.map(({ code }) => code)) + 1;
  const counts = TUTOR_RANKS.map(() => new Int32Array(codes));
  eachRecord(pages, (page, at) => {
    const own = counts[page.readInt16BE(at + AT.rank)];
    eachTaught(page, at, (code) => {
      if (own) own[code] = (own[code] ?? 0) + 1;
    });
  });
  const lists = counts.map((own) => Array.from(own, (count) => new Int32Array(count)));
  for (const own of counts) own.fill(0);
  eachRecord(pages, (page, at) => {
    const rank = page.readInt16BE(at + AT.rank);
    const own = counts[rank];
    const slot = findSlot(tutors, page.readInt32BE(at + AT.id));
    eachTaught(page, at, (code, missingPoints) => {
      const list = lists[rank]?.[code];
      if (!own || !list) return;
      const place = own[code] ?? 0;
      list[place] = memberOf(slot, STATIC_LIMIT - missingPoints);
      own[code] = place + 1;
    });
  });
  const named = TUTOR_RANKS.flatMap((rank, at) =>
    details.map(({ code, key }) => [listKey(rank, key), lists[at]?.[code] ?? new Int32Array(0)] as const),
  );
  return new Map(named.filter(([, members]) => members.length > 0));
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
