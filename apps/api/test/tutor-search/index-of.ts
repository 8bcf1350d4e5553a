import { CONFIDENCE_POINTS, loadPoints } from "@pkg/domain";
import { type TutorMemory, toMemory } from "../../src/features/tutors/tutor-search/memory/apply-tutor-change.ts";
import {
  arrangeTutors,
  buildList,
  findSlot,
  listKey,
  memberOf,
  setWeek,
  tutorColumns,
} from "../../src/features/tutors/tutor-search/memory/build-tutor-index.ts";
import { calendarBytes } from "../../src/features/tutors/tutor-search/memory/count-lessons.ts";
import type { OracleTutor } from "./oracle.ts";
import { traitCodeOf } from "./trait-code.ts";

/** An index of tutors in the order of their ids, without a database. */
export function indexOf(all: readonly OracleTutor[]): TutorMemory {
  const open = all.filter(({ facts }) => facts.rank !== null && facts.activeMatches < facts.maxMatches);
  const columns = tutorColumns(open.length);
  const members = new Map<string, { rows: number[]; points: number[] }>();
  for (const [row, { id, facts, confidence }] of open.entries()) {
    columns.ids[row] = id;
    columns.traits[row] = traitCodeOf(facts);
    columns.activeStudents[row] = facts.activeMatches;
    columns.capacities[row] = facts.maxMatches;
    setWeek(columns, row, calendarBytes(facts.calendar));
    for (const [detail, level] of confidence) {
      const key = listKey(facts.rank ?? "BASIC", detail);
      const list = members.get(key) ?? { rows: [], points: [] };
      members.set(key, list);
      list.rows.push(row);
      list.points.push(CONFIDENCE_POINTS[level] + loadPoints(facts));
    }
  }
  const tutors = arrangeTutors(columns);
  const lists = [...members].map(([key, { rows, points }]) => {
    const slots = rows.map((row) => findSlot(tutors, columns.ids[row] ?? 0));
    return [
      key,
      buildList(
        tutors,
        Int32Array.from(slots, (slot, at) => memberOf(slot, points[at] ?? 0)),
      ),
    ] as const;
  });
  return toMemory({ tutors, lists: new Map(lists), isStale: new Uint8Array(open.length) });
}
