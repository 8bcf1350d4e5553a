import { MINUTE, type PresenceSide, toKstDate } from "@pkg/domain";
import type { Stage } from "./stage.ts";
import type { Held } from "./teach.ts";

/** Who comes to the room of a lesson. */
export type Attendance = "BOTH" | "HALF" | "TUTOR" | "NOBODY";

/** From when to when, in minutes from the lesson's start. */
type Stay = readonly [side: PresenceSide, from: number, to: number];

/** The student comes a little late, another day more than on others, and once loses the connection for a while. */
function staysOf(attendance: Attendance, minutes: number, late: number): readonly Stay[] {
  const tutor: Stay = ["TUTOR", -4, minutes + 2];
  switch (attendance) {
    case "BOTH":
      return [tutor, ["STUDENT", late, minutes / 2], ["STUDENT", minutes / 2 + late, minutes + 1]];
    case "HALF":
      return [tutor, ["STUDENT", late, minutes / 2]];
    case "TUTOR":
      return [["TUTOR", -4, 25]];
    case "NOBODY":
      return [];
  }
}

/** Leaves what the beats of an open room leave: an interval of each stay. What it settles is the product's to say. */
export async function attend({ sql }: Stage, lesson: Held, attendance: Attendance): Promise<void> {
  const { id, startsAt, endsAt } = lesson;
  const late = 1 + (Number(toKstDate(startsAt).slice(-2)) % 4);
  const at = (minute: number) => new Date(startsAt.getTime() + minute * MINUTE).toISOString();
  const minutes = (endsAt.getTime() - startsAt.getTime()) / MINUTE;
  for (const [side, from, to] of staysOf(attendance, minutes, late)) {
    await sql`insert into lesson_presence (lesson_id, side, source, from_at, to_at)
      values (${id}, ${side}, 'ROOM', ${at(from)}, ${at(to)})`;
  }
}
