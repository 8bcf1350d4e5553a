import { Button } from "@pkg/ui/button";
import { MessageBubble } from "./message-bubble";
import type { ClassMessage, MessageThread } from "./thread-queries";
import { nameOf, timeOf } from "./thread-text";

/** In pixels; the size is known before the picture is there, so that nothing moves. */
const TALLEST = 320;

type MessageRowProps = {
  message: ClassMessage;
  thread: MessageThread;
  /** Whether the other side has read up to exactly this one. */
  isLastRead: boolean;
  onReport: (message: ClassMessage) => void;
};

/** A message that has arrived. */
export function MessageRow({ message, thread, isLastRead, onReport }: MessageRowProps) {
  const isOwn = message.side === thread.side;
  const name = nameOf(message.side, thread);
  const { picture } = message;
  const scale = picture ? Math.min(1, TALLEST / picture.height) : 1;
  return (
    <MessageBubble
      isOwn={isOwn}
      name={name}
      text={message.isHidden ? "운영팀이 가린 메시지예요." : message.text}
      picture={
        picture ? (
          <a href={picture.url} target="_blank" rel="noreferrer" className="block max-w-[85%]">
            <img
              src={picture.url}
              alt={`${isOwn ? "내가" : `${name}이`} 보낸 사진`}
              width={Math.round(picture.width * scale)}
              height={Math.round(picture.height * scale)}
              loading="lazy"
              className="h-auto max-w-full rounded-[1rem] border border-line"
            />
            <span className="sr-only">새 창에서 크게 보기</span>
          </a>
        ) : null
      }
      aside={
        <>
          <time dateTime={message.createdAt} className="num">
            {timeOf(message)}
          </time>
          {isLastRead ? <span>읽음</span> : null}
          {isOwn || message.isHidden ? null : message.isReported ? (
            <span>신고했어요</span>
          ) : (
            <Button
              variant="quiet"
              size="sm"
              className="text-caption font-normal text-fg-3"
              onClick={() => onReport(message)}
            >
              신고하기
            </Button>
          )}
        </>
      }
    />
  );
}
