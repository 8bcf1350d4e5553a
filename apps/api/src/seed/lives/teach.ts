import type { Person } from "./person.ts";
import type { Stage } from "./stage.ts";

interface ClassLessons {
  readonly content: readonly { readonly id: string; readonly startsAt: string; readonly endsAt: string }[];
}

/** Plans the lessons of a pair from the first time that suits both. */
export async function planLessons(family: Person, matchId: string): Promise<void> {
  const path = `/lessons/matches/${matchId}`;
  const times = await family.call<ClassLessons>("GET", `${path}/first-lesson-times`);
  await family.call("POST", `${path}/lessons`, { firstLessonAt: times.content[0]?.startsAt });
}

/** A lesson that is over, or will be. */
export interface Held {
  readonly id: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The planned lessons of these classes that are over before an instant, in the order in which they take place. */
export async function findHeld({ sql }: Stage, matchIds: readonly string[], before: Date): Promise<Held[]> {
  const rows = await sql<{ id: string; startsAt: string; endsAt: string }[]>`
    select id, starts_at as "startsAt", ends_at as "endsAt" from lessons
    where match_id = any(${[...matchIds]}::uuid[]) and status = 'SCHEDULED' and settled_as is null and ends_at < ${before.toISOString()}::timestamptz
    order by starts_at`;
  return rows.map(({ id, startsAt, endsAt }) => ({ id, startsAt: new Date(startsAt), endsAt: new Date(endsAt) }));
}

/** Moves a lesson to the first other time that suits both. */
export async function moveLesson(family: Person, lessonId: string): Promise<void> {
  const { content } = await family.call<ClassLessons>("GET", `/lessons/${lessonId}/alternatives?scope=ONE`);
  await family.call("PATCH", `/lessons/${lessonId}`, { startsAt: content[0]?.startsAt, scope: "ONE" });
}
