import type { Queryable } from "../../../db/client.ts";
import { countLeft } from "../../lessons/tutor-classes/count-left.ts";
import { listSchedulesOf } from "../../sales/renewals/staff/list-schedules-of.ts";
import { findRunningClasses } from "./present-repository.ts";
import { readTeaching } from "./read-teaching.ts";
import type { PersonPresent } from "./schemas.ts";

/**
 * How it stands with a person: of what they bought the classes that go on, with what is left of each, and the charges that
 * come; of a tutor also what they teach.
 */
export async function readPresent(
  db: Queryable,
  { userId, isTutor }: { userId: string; isTutor: boolean },
): Promise<PersonPresent> {
  const [classes, schedules, teaching] = await Promise.all([
    readClasses(db, userId),
    listSchedulesOf(db, { userId }),
    isTutor ? readTeaching(db, userId, new Date()) : null,
  ]);
  return { classes, schedules, teaching };
}

async function readClasses(db: Queryable, userId: string): Promise<PersonPresent["classes"]> {
  const classes = await findRunningClasses(db, userId);
  const rest = await countLeft(
    db,
    classes.map(({ matchId }) => matchId),
  );
  return classes.map((one) => ({ ...one, lessonsLeft: rest.get(one.matchId)?.left ?? 0 }));
}
