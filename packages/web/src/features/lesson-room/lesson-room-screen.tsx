"use client";

import { isApiError } from "../../platform/api/api";
import { LoadProblem } from "../../platform/page/load-problem";
import { RowsSkeleton } from "../../platform/page/rows-skeleton";
import { useNow } from "../lessons/use-now";
import { Lobby } from "./lobby";
import { NoSuchRoom } from "./no-such-room";
import { type RoomAccess, useBeat, useRoom } from "./room-queries";
import { roomStage } from "./room-text";

type LessonRoomScreenProps = RoomAccess & {
  /** The page that leads here: the class, or the child's lessons. */
  back: { href: string; label: string };
};

/** The lobby of a lesson, for its family, its tutor and the child by its own link. */
export function LessonRoomScreen({ lessonId, token, back }: LessonRoomScreenProps) {
  const access = { lessonId, token };
  const now = useNow();
  const beat = useBeat(access);
  const { data, error, refetch } = useRoom(access, !beat.isIdle);
  const gone = [beat.error, error].some((one) => isApiError(one, "class", 20001, 10001));
  if (gone) return <NoSuchRoom isLink={token !== null} />;
  if (data) return <Lobby room={data} stage={roomStage(data, now)} now={now} token={token} beat={beat} back={back} />;
  if (error) return <LoadProblem level={1} error={error} onRetry={() => void refetch()} what="수업방을" />;
  return <RowsSkeleton title="수업방" />;
}
