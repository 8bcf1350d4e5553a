// The API's index over generated tutors.
import { type TutorMemory, toMemory } from "@app/api/features/tutors/tutor-search/memory/apply-tutor-change.ts";
import {
  arrangeTutors,
  buildList,
  findSlot,
  listKey,
  memberOf,
  setWeek,
  type TutorColumns,
  tutorColumns,
} from "@app/api/features/tutors/tutor-search/memory/build-tutor-index.ts";
import { WEEK_BYTES } from "@app/api/features/tutors/tutor-search/memory/count-lessons.ts";
import { CONFIDENCE_LEVELS, CONFIDENCE_POINTS, loadPoints } from "@pkg/domain";
import { traitCodeOf } from "../../../apps/api/test/tutor-search/trait-code.ts";
import { DETAILS, loadAt, type TutorTable } from "./tutor-table.ts";

const LEVEL_POINTS = [0, ...CONFIDENCE_LEVELS.map((level) => CONFIDENCE_POINTS[level])];

/** Builds the index of the first `count` tutors. */
export function indexTutors(table: TutorTable, count: number): TutorMemory {
  const kinds = table.kinds.map((kind) => ({
    rank: kind.rank,
    traits: traitCodeOf(kind),
  }));
  const kindAt = (row: number) => {
    const kind = kinds[table.kindOf[row] ?? -1];
    if (!kind) throw new RangeError("No such row");
    return kind;
  };
  const hasRoom = (row: number) => (table.activeMatches[row] ?? 0) < (table.maxMatches[row] ?? 0);
  const placeOf = new Int32Array(count);
  let places = 0;
  for (let row = 0; row < count; row++) placeOf[row] = hasRoom(row) ? places++ : -1;
  const columns = tutorColumns(places);
  for (let row = 0; row < count; row++) {
    const place = placeOf[row] ?? -1;
    if (place >= 0) fill(columns, place, row, kindAt(row).traits, table);
  }
  const tutors = arrangeTutors(columns);
  const lists = new Map(
    DETAILS.flatMap((detail, at) =>
      (["BASIC", "EXPERT"] as const).map((rank) => {
        const column = table.confidence[at] ?? new Uint8Array(0);
        const isMember = (row: number) =>
          (column[row] ?? 0) > 0 && (placeOf[row] ?? -1) >= 0 && kindAt(row).rank === rank;
        let size = 0;
        for (let row = 0; row < count; row++) if (isMember(row)) size++;
        const members = new Int32Array(size);
        size = 0;
        for (let row = 0; row < count; row++) {
          if (!isMember(row)) continue;
          const points = (LEVEL_POINTS[column[row] ?? 0] ?? 0) + loadPoints(loadAt(table, row));
          members[size++] = memberOf(findSlot(tutors, row + 1), points);
        }
        return [listKey(rank, detail), buildList(tutors, members)] as const;
      }),
    ),
  );
  return toMemory({ tutors, lists, isStale: new Uint8Array(places) });
}

const week = new Uint8Array(WEEK_BYTES);

function fill(
  tutors: TutorColumns,
  slot: number,
  row: number,
  traits: number,
  { weeks, activeMatches, maxMatches }: TutorTable,
): void {
  tutors.ids[slot] = row + 1;
  tutors.traits[slot] = traits;
  tutors.activeStudents[slot] = activeMatches[row] ?? 0;
  tutors.capacities[slot] = maxMatches[row] ?? 0;
  for (let at = 0; at < WEEK_BYTES; at++) {
    const word = weeks[(row * WEEK_BYTES + at) >> 1] ?? 0;
    week[at] = at % 2 === 0 ? word >> 8 : word & 255;
  }
  setWeek(tutors, slot, week);
}

/** Size of the index in bytes. */
export function indexBytes({ index }: TutorMemory): number {
  const columns = [...Object.values(index.tutors), index.isStale];
  const lists = [...index.lists.values()].flatMap(({ bitmaps, ...list }) => [bitmaps.bits, ...Object.values(list)]);
  const buffers = new Set([...columns, ...lists].map(({ buffer }) => buffer));
  return [...buffers].reduce((sum, { byteLength }) => sum + byteLength, 0);
}
