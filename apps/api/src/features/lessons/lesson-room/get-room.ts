import { isJoinOpen, joinClosesAt, joinOpensAt, PRESENCE_SIDES, type Presence, presentSince } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { findLogBefore, findPresence, findRoom, type RoomActor, type RoomRow } from "./repository.ts";
import type { LessonRoomWire } from "./schemas.ts";

type Reader = LessonRoomWire["reader"];

/**
 * A lesson's room as one of those who may enter finds it.
 * @throws ApiError 404 as `requireRoom`.
 */
export async function getRoom(ctx: Ctx<RoomActor["kind"]>, lessonId: string): Promise<LessonRoomWire> {
  return showRoom(ctx, await requireRoom(ctx, lessonId));
}

/**
 * @throws ApiError 404 for a lesson that is missing or another account's, and for another child's with a child's link.
 */
export async function requireRoom({ db, actor }: Ctx<RoomActor["kind"]>, lessonId: string): Promise<RoomRow> {
  const room = await findRoom(db, actor, lessonId);
  if (!room) throw refuse.notFound();
  return room;
}

/** @param as where the reader is; before the first beat, what suits the present state */
export async function showRoom(
  { db, config, actor }: Ctx<RoomActor["kind"]>,
  room: RoomRow,
  as?: Reader["as"],
): Promise<LessonRoomWire> {
  const [presence, lastLog] = await Promise.all([findPresence(db, room.id), findLogBefore(db, room)]);
  const now = new Date(room.now);
  const { matchId, startsAt, endsAt, status, settledAs, isDisputed } = room;
  const { subjectLabel, subjectDetailLabel, studentName, tutorName } = room;
  return {
    ...{ lessonId: room.id, matchId, startsAt, endsAt, status, settledAs, isDisputed },
    ...{ subjectLabel, subjectDetailLabel, studentName, tutorName },
    opensAt: joinOpensAt(room),
    closesAt: joinClosesAt(room),
    url: isJoinOpen(room, now) ? `${config.lessonRoomUrl}/${room.id}` : null,
    present: PRESENCE_SIDES.flatMap((side) => {
      const since = presentSince(presence, side, now);
      return since ? [{ side, since }] : [];
    }),
    reader: { ...readerOf(actor, room), as: as ?? seatOf(actor, room, presence, now) },
    lastLog: lastLog ?? null,
  };
}

/** Who the reader is in a room. A parent may look in; a student who pays for own lessons sits in the only seat. */
export function readerOf(actor: RoomActor, room: RoomRow): Omit<Reader, "as"> {
  if (actor.kind === "child") return { role: "CHILD", mayLook: false };
  if (room.buyerId !== actor.userId) return { role: "TUTOR", mayLook: false };
  return { role: "FAMILY", mayLook: !room.isOwnStudent };
}

/** A child with a way of its own keeps its seat, and so does one who sits there already. */
function seatOf(actor: RoomActor, room: RoomRow, presence: readonly Presence[], now: Date): Reader["as"] {
  if (!readerOf(actor, room).mayLook) return "SEAT";
  return room.hasChildLink || presentSince(presence, "STUDENT", now) ? "LOOK" : "SEAT";
}
