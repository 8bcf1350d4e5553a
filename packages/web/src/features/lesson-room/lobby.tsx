import { subjectName } from "@pkg/domain";
import { BackLink } from "@pkg/ui/back-link";
import Link from "next/link";
import { isApiError } from "../../platform/api/api";
import { serverNow } from "../../platform/clock/server-clock";
import { useNow } from "../../platform/clock/use-now";
import { idleWatch } from "../../platform/session/idle-watch";
import { opensText } from "../lessons/lesson-text";
import { AfterLesson } from "./after-lesson";
import { LastLog } from "./last-log";
import { NoSuchRoom } from "./no-such-room";
import { OpenRoom } from "./open-room";
import type { LessonRoom, RoomAccess } from "./room-queries";
import { roomStage } from "./room-stage";
import { roomTime } from "./room-text";
import { useBeat } from "./use-beat";
import { useBeats } from "./use-beats";
import { useFreshRoom } from "./use-fresh-room";
import { useSeat } from "./use-seat";
import { useWakeLock } from "./use-wake-lock";

type LobbyProps = {
  room: LessonRoom;
  access: RoomAccess;
  back: { href: string; label: string };
};

/** The lobby: it stays open beside the room, and says every 15 seconds that its reader is there. */
export default function Lobby({ room, access, back }: LobbyProps) {
  const now = useNow();
  const beat = useBeat(access);
  const stage = roomStage(room, now);
  const { as, sit } = useSeat(room.reader);
  const isGone = isApiError(beat.error, "class", 20001);
  const isOpen = stage === "OPEN" && !isGone;
  useBeats(isOpen, () => {
    // A lesson is no idle time: the session lasts until its end.
    if (access.token === null && serverNow() < new Date(room.endsAt)) idleWatch.touch();
    beat.send({ as, source: "ROOM" });
  });
  useFreshRoom(access, isOpen || isGone);
  useWakeLock(isOpen);
  if (isGone) return <NoSuchRoom isLink={access.token !== null} />;
  return (
    <div className="w-full max-w-160">
      <BackLink href={back.href} linkAs={Link}>
        {back.label}
      </BackLink>
      <h1 className="mt-1 text-title-1">{`${subjectName(room)} 수업방`}</h1>
      <p className="num mt-1.5 text-body text-fg-2">{roomTime(room, now)}</p>
      <p className="text-body-sm text-fg-2">{`${room.tutorName} 선생님 · ${room.studentName} 학생`}</p>
      {isOpen ? (
        <OpenRoom
          room={{ ...room, reader: { ...room.reader, as } }}
          now={now}
          isLost={beat.isError && !isApiError(beat.error, "class")}
          onSeat={sit}
          onEnter={() => beat.send({ as, source: "PRESS" })}
        />
      ) : null}
      {isOpen && room.reader.role === "TUTOR" && now >= new Date(room.endsAt) ? (
        <AfterLesson room={room} role={room.reader.role} back={back} isOpen />
      ) : null}
      {stage === "BEFORE" ? <Closed opensAt={room.opensAt} now={now} /> : null}
      {stage === "OVER" || stage === "CANCELED" ? (
        <AfterLesson room={room} role={room.reader.role} back={back} />
      ) : null}
      {room.lastLog ? <LastLog log={room.lastLog} /> : null}
    </div>
  );
}

function Closed({ opensAt, now }: { opensAt: string; now: Date }) {
  return (
    <section aria-label="수업방이 열리는 때" className="mt-6 rounded-xl bg-pine-800 px-5 py-6 text-white">
      <p className="text-title-3">{`${opensText(opensAt, now)}에 열려요`}</p>
      <p className="mt-1 text-body-sm text-pine-200">이 화면을 열어 두면 시간이 되어 저절로 열려요.</p>
    </section>
  );
}
