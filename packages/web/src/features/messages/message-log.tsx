import { Button } from "@pkg/ui/button";
import type { ReactNode, Ref, UIEvent } from "react";
import { MessageRow } from "./message-row";
import type { ClassMessage, MessageThread } from "./thread-queries";
import { byDay, spoken } from "./thread-text";

type MessageLogProps = {
  thread: MessageThread;
  messages: readonly ClassMessage[];
  ref: Ref<HTMLDivElement>;
  onScroll: (event: UIEvent<HTMLDivElement>) => void;
  older: { has: boolean; isLoading: boolean; load: () => void };
  onReport: (message: ClassMessage) => void;
  /** Messages on their way, or the first sentences to choose from. */
  children: ReactNode;
};

/** What scrolls has to be reached by the keyboard, also without anything to press in it. */
const SCROLLED = { tabIndex: 0 };

/** The messages of a thread by day; a screen reader hears what the other side writes meanwhile. */
export function MessageLog(props: MessageLogProps) {
  const { thread, messages, ref, onScroll, older, onReport, children } = props;
  const lastOwn = messages.findLast(({ side }) => side === thread.side);
  const isRead = lastOwn !== undefined && lastOwn.number <= thread.otherReadNumber;
  const newest = messages.findLast(({ side }) => side !== thread.side);
  return (
    <>
      <section
        ref={ref}
        aria-label="메시지 목록"
        {...SCROLLED}
        onScroll={onScroll}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-1 py-4"
      >
        {older.has ? (
          <p className="text-center">
            <Button variant="text" size="sm" busy={older.isLoading} busyLabel="불러오고 있어요" onClick={older.load}>
              이전 메시지 보기
            </Button>
          </p>
        ) : null}
        {byDay(messages).map((day) => (
          <section key={day.day} aria-label={day.day}>
            <h2 className="num py-3 text-center text-caption font-normal text-fg-3">{day.day}</h2>
            <ul className="grid gap-3">
              {day.messages.map((message) => (
                <MessageRow
                  key={message.id}
                  message={message}
                  thread={thread}
                  isLastRead={isRead && message === lastOwn}
                  onReport={onReport}
                />
              ))}
            </ul>
          </section>
        ))}
        {children}
      </section>
      <p role="status" className="sr-only">
        {newest ? spoken(newest, thread) : ""}
      </p>
    </>
  );
}
