import { isJoinOpen, JOIN_OPENS_MINUTES, OVERTIME_MINUTES, type PresenceSide } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { type RateLimit, requireUse } from "../../../lib/http/rate-limit.ts";
import { readerOf, requireRoom, showRoom } from "./get-room.ts";
import { keepPresence, type RoomActor } from "./repository.ts";
import type { Beat, LessonRoomWire } from "./schemas.ts";

/** Four a minute for each device of an account, and a press now and then. A child's link has a limit of its own. */
const BEATS: RateLimit = { name: "lesson-beat", max: 40, windowSeconds: 60 };

/**
 * Keeps that a side is in a lesson's room now, or presses the way there. The database's clock counts.
 * @returns the room, so that an open lobby needs no other call
 * @throws ApiError 404 as `requireRoom`; 409 class 50004 while the room is closed; 429 after too many.
 */
export async function recordBeat(
  ctx: Ctx<RoomActor["kind"]>,
  lessonId: string,
  { as, source }: Beat,
): Promise<LessonRoomWire> {
  const { db, actor } = ctx;
  if (actor.kind === "account") await requireUse(ctx, BEATS, `${actor.userId} ${lessonId}`);
  const room = await requireRoom(ctx, lessonId);
  const now = new Date(room.now);
  if (!isJoinOpen(room, now)) throw refuse.notNow(CLOSED);
  const { role, mayLook } = readerOf(actor, room);
  const seat = mayLook ? as : "SEAT";
  await keepPresence(db, lessonId, { side: sideOf(role, seat), source, from: now, to: now });
  return showRoom(ctx, room, seat);
}

export const CLOSED = `수업방은 시작 ${JOIN_OPENS_MINUTES}분 전부터 끝난 뒤 ${OVERTIME_MINUTES}분까지 열려요.`;

function sideOf(role: LessonRoomWire["reader"]["role"], as: Beat["as"]): PresenceSide {
  if (role === "TUTOR") return "TUTOR";
  return as === "LOOK" ? "GUARDIAN" : "STUDENT";
}
