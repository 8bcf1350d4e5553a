import { bitsToCalendar, calendarToPeriods, toTutorSubjects } from "@pkg/domain";
import type { Queryable } from "../../db/client.ts";
import { refuse } from "../../lib/refuse.ts";
import { listSubjects } from "../catalogue/list-subjects.ts";
import { findPublicTutor, findTaughtDetails } from "./repository.ts";
import type { PublicTutorWire } from "./schemas.ts";
import { toTutorPerson } from "./to-tutor.ts";

/**
 * A tutor as buyers see one: times are what is free now, and no phone.
 * @throws ApiError 404 for a tutor who is missing or has left
 */
export async function getTutor(db: Queryable, id: number): Promise<PublicTutorWire> {
  const row = await findPublicTutor(db, id);
  if (!row) throw refuse.notFound();
  const [taught, catalogue] = [await findTaughtDetails(db, id), await listSubjects(db, { withHidden: true })];
  const taken = bitsToCalendar(row.takenBits);
  const free = bitsToCalendar(row.weekBits).map((offered, slot) => (taken[slot] === 1 ? 0 : offered));
  return {
    ...toTutorPerson(row),
    subjects: toTutorSubjects(taught, catalogue) as PublicTutorWire["subjects"],
    weeklyAvailablePeriods: calendarToPeriods(free) as PublicTutorWire["weeklyAvailablePeriods"],
  };
}
