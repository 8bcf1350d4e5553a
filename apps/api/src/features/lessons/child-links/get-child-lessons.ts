import { joinClosesAt, joinOpensAt } from "@pkg/domain";
import type { Queryable } from "../../../db/client.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { type Child, findChildLessons, findChildLogs, findChildName } from "./repository.ts";
import type { ChildLessonsWire } from "./schemas.ts";

/** The next lessons of a child, and what was written of the last ones. */
export async function getChildLessons(db: Queryable, child: Child): Promise<ChildLessonsWire> {
  const [studentName, lessons, logs] = await Promise.all([
    findChildName(db, child),
    findChildLessons(db, child),
    findChildLogs(db, child),
  ]);
  if (studentName === undefined) throw refuse.notFound();
  return {
    studentName,
    content: lessons.map((one) => ({ ...one, opensAt: joinOpensAt(one), closesAt: joinClosesAt(one) })),
    logs,
  };
}
