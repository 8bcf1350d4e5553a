import type { Queryable } from "../../db/client.ts";
import { countLeft } from "../lessons/count-left.ts";
import { listSchedulesOf } from "../schedule-desk/list-schedules-of.ts";
import { findRunningClasses } from "./present-repository.ts";
import type { PersonPresent } from "./schemas.ts";

/** How it stands with what a person bought: the classes that go on, with what is left of each, and the charges that come. */
export async function readPresent(db: Queryable, userId: string): Promise<PersonPresent> {
  const [classes, schedules] = await Promise.all([findRunningClasses(db, userId), listSchedulesOf(db, { userId })]);
  const rest = await countLeft(
    db,
    classes.map(({ matchId }) => matchId),
  );
  return { classes: classes.map((one) => ({ ...one, lessonsLeft: rest.get(one.matchId)?.left ?? 0 })), schedules };
}
