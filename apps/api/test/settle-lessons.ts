import type { LessonOutcome } from "@pkg/domain";
import type { TestApp } from "./create-test-app.ts";

/** Settles the past lessons of a class that are not yet, as the job that looks at their room would. */
export async function settleLessons(t: TestApp, matchId: string, outcome: LessonOutcome = "HELD"): Promise<void> {
  await t.deps.sql`
    update lessons set settled_as = ${outcome}, settled_by = 'PRESENCE', settled_at = now()
    where match_id = ${matchId} and settled_as is null and status <> 'CANCELED' and ends_at <= now()`;
}

/** Puts a class's lessons so many days earlier, the past too, which nobody can do by a call. */
export async function shiftLessons(t: TestApp, matchId: string, days: number): Promise<void> {
  await t.deps.sql.begin(async (tx) => {
    await tx`alter table lessons disable trigger lessons_not_in_the_past`;
    await tx`update lessons set starts_at = starts_at - make_interval(days => ${days}),
      ends_at = ends_at - make_interval(days => ${days}) where match_id = ${matchId}`;
    await tx`alter table lessons enable trigger lessons_not_in_the_past`;
  });
}
