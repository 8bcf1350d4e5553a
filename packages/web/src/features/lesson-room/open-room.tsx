import { Banner } from "@pkg/ui/banner";
import { ButtonLink } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { Icon } from "@pkg/ui/icon";
import Video from "lucide-react/icons/video";
import { useId } from "react";
import { useIsOnline } from "../../platform/browser/online";
import type { LessonRoom, RoomReader } from "./room-queries";
import { lessonClock } from "./room-text";
import { SeatChoice } from "./seat-choice";
import { WhoIsHere } from "./who-is-here";

type OpenRoomProps = {
  room: LessonRoom;
  now: Date;
  /** The last beat got no answer. */
  isLost: boolean;
  onSeat: (as: RoomReader["as"]) => void;
  onEnter: () => void;
};

/** The open room: who is there, and the way in, which leaves this page open. */
export function OpenRoom({ room, now, isLost, onSeat, onEnter }: OpenRoomProps) {
  const id = useId();
  const isOnline = useIsOnline();
  return (
    <>
      <Card as="section" tone="dark" pad="none" round="panel" aria-labelledby={id} className="mt-6 px-5 pt-6 pb-5">
        <h2 id={id} className="text-title-3">
          {lessonClock(room, now)}
        </h2>
        <WhoIsHere room={room} now={now} />
        {room.url ? (
          <ButtonLink
            href={room.url}
            target="_blank"
            rel={room.reader.role === "CHILD" ? "noreferrer" : "noopener"}
            onClick={onEnter}
            variant="white"
            size="lg"
            full
            className="mt-5.5"
          >
            <Icon of={Video} />
            수업방 열기
            <span className="sr-only"> (새 창)</span>
          </ButtonLink>
        ) : null}
        <p className="mt-2.5 text-caption text-pine-200">
          {room.reader.as === "LOOK"
            ? "새 창에서 함께 보는 동안 이 화면도 열어 두세요. 보호자가 보고 있다고 선생님과 학생에게 알려요."
            : "새 창에서 수업하는 동안 이 화면은 닫지 말고 열어 두세요. 함께 있던 시간이 여기서 기록돼요."}
        </p>
      </Card>
      <div role="status" className="mt-3 empty:hidden">
        {isLost || !isOnline ? (
          <Banner tone="warn" inline>
            연결이 끊겼어요. 인터넷이 돌아오면 이 화면이 저절로 이어져요.
          </Banner>
        ) : null}
      </div>
      {room.reader.mayLook ? <SeatChoice room={room} onSeat={onSeat} /> : null}
    </>
  );
}
