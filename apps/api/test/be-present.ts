import type { PresenceSide, PresenceSource } from "@pkg/domain";
import type { TestApp } from "./create-test-app.ts";

/** Puts a side into a lesson's room, in minutes after its start. */
export async function bePresent(
  { deps: { sql } }: TestApp,
  lessonId: string,
  side: PresenceSide,
  [from, to]: readonly [number, number],
  source: PresenceSource = "ROOM",
): Promise<void> {
  await sql`insert into lesson_presence (lesson_id, side, source, from_at, to_at)
    select id, ${side}, ${source}, starts_at + make_interval(secs => ${from * 60}), starts_at + make_interval(secs => ${to * 60})
    from lessons where id = ${lessonId}`;
}
