import { useRef, useState } from "react";
import { EmptyThread } from "./empty-thread";
import { MessageComposer } from "./message-composer";
import { MessageLog } from "./message-log";
import { OutgoingRow } from "./outgoing-row";
import { ReportSheet } from "./report-sheet";
import type { ClassMessage, MessageThread } from "./thread-queries";
import { closedText } from "./thread-text";
import { useLogScroll } from "./use-log-scroll";
import { useOutbox } from "./use-outbox";
import { useReadMark } from "./use-read-mark";

type ConversationProps = {
  matchId: string;
  thread: MessageThread;
  messages: readonly ClassMessage[];
  older: { has: boolean; isLoading: boolean; load: () => void };
};

/** A thread: its messages, those on their way, and where the next one is written while it is open. */
export function Conversation({ matchId, thread, messages, older }: ConversationProps) {
  const outbox = useOutbox(matchId, new Set(messages.map(({ id }) => id)));
  const field = useRef<HTMLTextAreaElement>(null);
  const [reported, setReported] = useState<ClassMessage | null>(null);
  const [isReporting, setIsReporting] = useState(false);
  useReadMark(matchId, thread, messages);
  const outgoing = thread.isOpen ? outbox.outgoing : [];
  const scroll = useLogScroll({
    first: messages[0]?.number ?? 0,
    last: outgoing.at(-1)?.id ?? messages.at(-1)?.id ?? "",
    onTop: () => older.has && !older.isLoading && older.load(),
  });
  const isEmpty = messages.length === 0 && outgoing.length === 0;

  function send(): void {
    if (outbox.send()) scroll.goToEnd();
    field.current?.focus();
  }

  return (
    <>
      <MessageLog
        ref={scroll.log}
        thread={thread}
        messages={messages}
        onScroll={scroll.onScroll}
        older={older}
        onReport={(message) => {
          setReported(message);
          setIsReporting(true);
        }}
      >
        {isEmpty && thread.isOpen ? (
          <EmptyThread
            thread={thread}
            onPick={(text) => {
              outbox.write(text);
              field.current?.focus();
            }}
          />
        ) : null}
        {outgoing.length > 0 ? (
          <ul aria-label="보내는 메시지" className="mt-3 grid gap-3">
            {outgoing.map((message) => (
              <OutgoingRow
                key={message.id}
                message={message}
                onRetry={() => outbox.retry(message)}
                onDiscard={() => outbox.discard(message.id)}
              />
            ))}
          </ul>
        ) : null}
      </MessageLog>
      {thread.isOpen ? (
        <MessageComposer
          ref={field}
          text={outbox.text}
          picture={outbox.picture}
          problem={outbox.problem}
          onWrite={outbox.write}
          onPick={outbox.pick}
          onSend={send}
        />
      ) : (
        <p className="border-t border-line py-4 text-body-sm text-fg-2">{closedText(thread)}</p>
      )}
      {reported ? (
        <ReportSheet
          key={reported.id}
          matchId={matchId}
          messageId={reported.id}
          open={isReporting}
          onClose={() => setIsReporting(false)}
          onClosed={() => setReported(null)}
        />
      ) : null}
    </>
  );
}
