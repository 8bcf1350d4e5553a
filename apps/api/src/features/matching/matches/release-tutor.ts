import { bitsToCalendar, calendarToBits, setLessons } from "@pkg/domain";
import type { Transaction } from "../../../db/client.ts";
import { announceLive } from "../../../lib/live-events.ts";
import { freeTutor, lockTutor } from "../../tutors/tutors/repository.ts";
import type { PairRow } from "./repository.ts";

/**
 * Gives a tutor back what a pair held of them, their weekly times and a place, in the transaction that holds the match and
 * ends what the two had.
 */
export async function releaseTutor(tx: Transaction, pair: PairRow): Promise<void> {
  const tutor = await lockTutor(tx, pair.tutorId);
  if (!tutor) throw new Error("A pair has a tutor.");
  const taken = setLessons(bitsToCalendar(tutor.takenBits), pair, 0);
  await freeTutor(tx, pair.tutorId, calendarToBits(taken));
  if (tutor.userId) await announceLive(tx, { userId: tutor.userId, matchId: pair.id });
}
