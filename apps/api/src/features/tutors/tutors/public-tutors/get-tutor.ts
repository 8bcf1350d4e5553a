import { bitsToCalendar, calendarToPeriods, freeDays, proposedRankOf, toTutorSubjects } from "@pkg/domain";
import { readClock } from "../../../../db/read-clock.ts";
import type { Ctx } from "../../../../deps.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { listSubjects } from "../../../catalogue/products/list-subjects.ts";
import { findPublicTutor, findTaughtDetails } from "../repository.ts";
import type { PublicTutorWire } from "../schemas.ts";
import { toTutorPerson } from "../to-tutor.ts";
import { findPublicVoice } from "../voices/voice-repository.ts";
import { countGiven, findBusyTimes, wasStudyChecked } from "./public-repository.ts";

/**
 * A tutor as anybody sees one: times are what is free now, and no phone.
 * @throws ApiError 404 for a tutor who is missing or has left
 */
export async function getTutor({ db }: Ctx, id: number): Promise<PublicTutorWire> {
  const row = await findPublicTutor(db, id);
  if (!row) throw refuse.notFound();
  const now = await readClock(db);
  const [voice, taught, catalogue, given, busy] = [
    await findPublicVoice(db, id),
    await findTaughtDetails(db, id),
    await listSubjects(db, { withHidden: true }),
    await countGiven(db, [id]),
    await findBusyTimes(db, id, now),
  ];
  const taken = bitsToCalendar(row.takenBits);
  const free = bitsToCalendar(row.weekBits).map((offered, slot) => (taken[slot] === 1 ? 0 : offered));
  const person = toTutorPerson(row);
  return {
    ...person,
    subjects: toTutorSubjects(taught, catalogue) as PublicTutorWire["subjects"],
    weeklyAvailablePeriods: calendarToPeriods(free) as PublicTutorWire["weeklyAvailablePeriods"],
    takesStudents: person.isOpen && row.activeStudents < row.capacity && proposedRankOf(row) !== null,
    voiceSeconds: voice ? Math.round(voice.milliseconds / 1000) : null,
    isStudyChecked: await wasStudyChecked(db, id),
    lessonsGiven: given.get(id) ?? 0,
    freeDays: freeDays(free, { busy, now }).map(({ date, periods }) => ({ date, periods: [...periods] })),
  };
}
