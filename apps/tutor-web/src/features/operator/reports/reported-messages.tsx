import { formatKoreanDate, toKstDate } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import { Button } from "@pkg/ui/button";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { RowAct } from "../forms/row-act";
import { momentText } from "../words/day-text";
import { type MessageReport, type ReportedMessage, useHideMessage } from "./report-queries";
import { sideText } from "./report-text";

type ReportedMessagesProps = {
  report: MessageReport;
  /** Ascending. */
  messages: readonly ReportedMessage[];
  older: { has: boolean; isLoading: boolean; load: () => void };
};

/** The thread of a report, with what is hidden; while the report is open each message can be hidden and shown again. */
export function ReportedMessages({ report, messages, older }: ReportedMessagesProps) {
  return (
    <section aria-labelledby="thread">
      <h2 id="thread" className="text-title-3">
        대화
      </h2>
      {older.has ? (
        <Button variant="text" size="sm" flush busy={older.isLoading} busyLabel="불러오고 있어요" onClick={older.load}>
          이전 메시지 보기
        </Button>
      ) : null}
      <ul className="mt-3 border-t border-line">
        {messages.map((message) => (
          <MessageLine key={message.id} report={report} message={message} />
        ))}
      </ul>
    </section>
  );
}

function MessageLine({ report, message }: { report: MessageReport; message: ReportedMessage }) {
  const hide = useHideMessage();
  const { id, side, text, picture, isHidden, createdAt } = message;
  const name = sideText(side, report);
  return (
    <li className={`border-b border-line px-3 py-3 ${id === report.messageId ? "bg-warn-50" : ""}`}>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="text-label">{name}</span>
        <time dateTime={createdAt} className="num text-caption text-fg-3">
          {momentText(createdAt, serverNow())}
        </time>
        {id === report.messageId ? <Badge tone="warn">신고된 메시지</Badge> : null}
        {isHidden ? <Badge>가렸어요</Badge> : null}
      </p>
      {text ? <p className="mt-1 text-body wrap-break-word whitespace-pre-wrap">{text}</p> : null}
      {picture ? (
        <a
          href={picture.url}
          target="_blank"
          rel="noreferrer"
          className="mt-2 inline-block text-body-sm underline"
        >{`${formatKoreanDate(toKstDate(new Date(createdAt)))}에 보낸 사진 새 창에서 보기`}</a>
      ) : null}
      {report.status === "OPEN" ? (
        <div className="mt-2">
          <RowAct
            key={String(isHidden)}
            label={isHidden ? "다시 보이기" : "가리기"}
            name={`${name} 메시지 ${isHidden ? "다시 보이기" : "가리기"}`}
            help={isHidden ? "두 사람에게 다시 보여요." : "두 사람 모두 이 메시지를 볼 수 없어요."}
            busyLabel={isHidden ? "보이고 있어요" : "가리고 있어요"}
            done={isHidden ? "메시지를 다시 보였어요" : "메시지를 가렸어요"}
            onSend={(reason) =>
              hide.mutateAsync({
                params: { path: { id: report.id, messageId: id } },
                body: { isHidden: !isHidden, reason },
              })
            }
          />
        </div>
      ) : null}
    </li>
  );
}
