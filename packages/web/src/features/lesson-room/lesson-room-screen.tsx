"use client";

import { lazy, Suspense, useEffect } from "react";
import { RowsSkeleton } from "../../platform/page/rows-skeleton";
import { isNoRoom, type RoomAccess, useRoom } from "./room-queries";

const loadLobby = () => import("./lobby");
const Lobby = lazy(loadLobby);
const loadProblem = () => import("./room-problem");
const RoomProblem = lazy(loadProblem);

type LessonRoomScreenProps = RoomAccess & {
  /** The page that leads here: the class, or the child's lessons. */
  back: { href: string; label: string };
};

/** The lobby of a lesson, for its family, its tutor and the child by its own link. */
export function LessonRoomScreen({ lessonId, token, back }: LessonRoomScreenProps) {
  const access = { lessonId, token };
  const { data, error, refetch } = useRoom(access);
  // The code of both answers loads while the data does, so that it is there when the network goes.
  useEffect(() => void Promise.allSettled([loadLobby(), loadProblem()]), []);
  if (data === undefined && !error) return <RowsSkeleton title="수업방" />;
  return (
    <Suspense fallback={<RowsSkeleton title="수업방" />}>
      {data && !isNoRoom(error) ? (
        <Lobby room={data} access={access} back={back} />
      ) : (
        <RoomProblem error={error} onRetry={() => void refetch()} what="수업방을" isLink={token !== null} />
      )}
    </Suspense>
  );
}
