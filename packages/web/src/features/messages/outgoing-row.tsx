import { Button } from "@pkg/ui/button";
import { MessageBubble } from "./message-bubble";
import { PicturePreview } from "./picture-preview";
import type { Outgoing } from "./use-outbox";

type OutgoingRowProps = { message: Outgoing; onRetry: () => void; onDiscard: () => void };

/** A message on its way, or one that did not arrive. */
export function OutgoingRow({ message, onRetry, onDiscard }: OutgoingRowProps) {
  const { text, picture, failure } = message;
  return (
    <MessageBubble
      isOwn
      name=""
      text={text}
      picture={picture ? <PicturePreview picture={picture} alt="보내는 사진" /> : null}
      aside={
        failure === null ? (
          <span>보내고 있어요</span>
        ) : (
          <>
            <span role="alert" className="text-error">
              {failure}
            </span>
            <Button variant="text" size="sm" onClick={onRetry}>
              다시 보내기
            </Button>
            <Button variant="quiet" size="sm" onClick={onDiscard}>
              지우기
            </Button>
          </>
        )
      }
    />
  );
}
