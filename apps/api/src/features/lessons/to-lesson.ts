import { changeableUntil, isJoinOpen, joinOpensAt } from "@pkg/domain";
import type { AppConfig } from "../../deps.ts";
import type { LessonRow } from "./repository.ts";
import type { LessonWire } from "./schemas.ts";

interface Shown {
  readonly now: Date;
  readonly number: number | null;
  readonly config: Pick<AppConfig, "lessonRoomUrl">;
}

/** A lesson as it is sent; the room's link goes out only while the room is open. */
export function toLesson(lesson: LessonRow, { now, number, config }: Shown): LessonWire {
  return {
    id: lesson.id,
    matchId: lesson.matchId,
    number,
    startsAt: lesson.startsAt,
    endsAt: lesson.endsAt,
    status: lesson.status,
    cancelReason: lesson.cancelReason,
    movedFromAt: lesson.movedFromAt,
    changeableUntil: changeableUntil(lesson),
    joinOpensAt: joinOpensAt(lesson),
    joinUrl: isJoinOpen(lesson, now) ? `${config.lessonRoomUrl}/${lesson.id}` : null,
    log: lesson.log,
  };
}
