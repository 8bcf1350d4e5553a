import { CONFIDENCE_POINTS, loadPoints } from "@pkg/domain";
import { type TutorMemory, toMemory } from "../../src/features/matching/apply-tutor-change.ts";
import {
  buildList,
  listKey,
  profileNumber,
  setWeek,
  tutorColumns,
} from "../../src/features/matching/build-tutor-index.ts";
import { calendarBytes } from "../../src/features/matching/count-room.ts";
import { backgroundCode, styleCode } from "../../src/lib/tutor-profile.ts";
import type { OracleTutor } from "./oracle.ts";

/** An index of tutors in the order of their ids, without a database. */
export function indexOf(all: readonly OracleTutor[]): TutorMemory {
  const open = all.filter(({ facts }) => facts.activeMatches < facts.maxMatches);
  const tutors = tutorColumns(open.length);
  const members = new Map<string, { slots: number[]; points: number[] }>();
  for (const [slot, { id, facts, confidence }] of open.entries()) {
    tutors.ids[slot] = id;
    tutors.profiles[slot] = profileNumber(styleCode(facts.styles), backgroundCode(facts));
    tutors.activeStudents[slot] = facts.activeMatches;
    tutors.capacities[slot] = facts.maxMatches;
    setWeek(tutors, slot, calendarBytes(facts.calendar));
    for (const [detail, level] of confidence) {
      const key = listKey(facts.rank, detail);
      const list = members.get(key) ?? { slots: [], points: [] };
      members.set(key, list);
      list.slots.push(slot);
      list.points.push(CONFIDENCE_POINTS[level] + loadPoints(facts));
    }
  }
  const lists = [...members].map(
    ([key, { slots, points }]) => [key, buildList(tutors, Int32Array.from(slots), Uint8Array.from(points))] as const,
  );
  return toMemory({ tutors, lists: new Map(lists), isDead: new Uint8Array(open.length) });
}
