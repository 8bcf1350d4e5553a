"use client";

import { lazy, Suspense, useEffect } from "react";
import { isApiError } from "../../platform/api/api";
import { LoadProblem } from "../../platform/page/load-problem";
import { RowsSkeleton } from "../../platform/page/rows-skeleton";
import { type RoomAccess, useRoom } from "./room-queries";

const loadLobby = () => import("./lobby");
const Lobby = lazy(loadLobby);
const loadNoSuchRoom = () => import("./no-such-room");
const NoSuchRoom = lazy(loadNoSuchRoom);

type LessonRoomScreenProps = RoomAccess & {
  /** The page that leads here: the class, or the child's lessons. */
  back: { href: string; label: string };
};

/** The lobby of a lesson, for its family, its tutor and the child by its own link. */
export function LessonRoomScreen({ lessonId, token, back }: LessonRoomScreenProps) {
  const access = { lessonId, token };
  const { data, error, refetch } = useRoom(access);
  // The code of both answers loads while the data does, so that it is there when the network goes.
  useEffect(() => void Promise.allSettled([loadLobby(), loadNoSuchRoom()]), []);
  const isGone = isApiError(error, "class", 20001, 10001);
  if (data === undefined && error && !isGone) {
    return <LoadProblem level={1} error={error} onRetry={() => void refetch()} what="수업방을" />;
  }
  if (data === undefined && !isGone) return <RowsSkeleton title="수업방" />;
  return (
    <Suspense fallback={<RowsSkeleton title="수업방" />}>
      {data && !isGone ? <Lobby room={data} access={access} back={back} /> : <NoSuchRoom isLink={token !== null} />}
    </Suspense>
  );
}
