import { DAY, formatDue, formatWon, refundedToLabel, UNDO_REFUSAL_TEXTS } from "@pkg/domain";
import { AlertDialog } from "@pkg/ui/alert-dialog";
import { Button } from "@pkg/ui/button";
import { cn } from "@pkg/ui/cn";
import { isApiError } from "@pkg/web/platform/api/api";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { useErrorReaction } from "@pkg/web/platform/errors/use-error-reaction";
import { useEffect, useRef, useState } from "react";
import { type Refund, type RefundQuote, useRefundQuote, useRequestRefund } from "./refund-queries";
import { refundText } from "./refund-text";

type UndoOrderProps = { order: { merchantUid: string; paidAt: string | null }; className?: string };

/**
 * The whole order taken back after one question, while the server says so; then what became of it, or why it can no
 * longer be.
 */
export function UndoOrder({ order: { merchantUid, paidAt }, className }: UndoOrderProps) {
  // Roughly: to the minute decides the server.
  const [isRecent] = useState(() => paidAt !== null && serverNow().getTime() - Date.parse(paidAt) < DAY);
  return isRecent ? <Undo merchantUid={merchantUid} className={cn("print:hidden", className)} /> : null;
}

function Undo({ merchantUid, className }: { merchantUid: string; className: string }) {
  const { data } = useRefundQuote(merchantUid, null);
  const { undo, made, notice, isPending } = useUndo(merchantUid);
  const [wasOffered, setOffered] = useState(false);
  const [isAsking, setAsking] = useState(false);
  if (typeof data !== "object" || data === null) return null;
  if (data.undoUntil !== null && !wasOffered) setOffered(true);
  const refusal = notice ?? refusalOf(data, wasOffered);
  return (
    <div className={className}>
      {made ? (
        <Undone refund={made} quote={data} />
      ) : data.undoUntil !== null ? (
        <>
          <p className="text-body-sm text-fg-2">
            <b className="font-semibold text-fg">{`${formatDue(new Date(data.undoUntil), serverNow())}까지`}</b> 되돌릴
            수 있어요. {data.amount > 0 ? `${formatWon(data.amount)}을 모두 돌려드려요. ` : null}그 전에 선생님이
            수락하면 되돌릴 수 없어요.
          </p>
          <Button
            variant="line"
            size="sm"
            className="mt-2"
            busy={isPending}
            busyLabel="되돌리고 있어요"
            onClick={() => setAsking(true)}
          >
            {data.amount > 0 ? "결제 되돌리기" : "신청 되돌리기"}
          </Button>
          <AlertDialog
            open={isAsking}
            onClose={() => setAsking(false)}
            title={data.amount > 0 ? `${formatWon(data.amount)}을 돌려받을까요?` : "신청을 되돌릴까요?"}
            description={
              data.amount > 0
                ? `${refundedToLabel(data)}로 모두 돌려드리고, 신청한 수업은 취소돼요.`
                : "신청한 수업이 취소돼요."
            }
            safe={{ label: "그대로 두기" }}
            act={{
              label: "되돌리기",
              tone: "danger",
              onPress: () => {
                setAsking(false);
                undo(data.amount);
              },
            }}
          />
        </>
      ) : null}
      <p role="status" className="mt-2 text-body-sm text-fg-2 empty:hidden">
        {made ? null : refusal}
      </p>
    </div>
  );
}

/** An old order is not told that its hour is over, unless it was offered on this very page. */
function refusalOf({ undoRefusal }: RefundQuote, wasOffered: boolean): string | null {
  if (undoRefusal === null) return null;
  const isPlain = undoRefusal === "OVER" || undoRefusal === "REFUNDED";
  return isPlain && !wasOffered ? null : UNDO_REFUSAL_TEXTS[undoRefusal];
}

function useUndo(merchantUid: string) {
  const { mutate, isPending, data: made } = useRequestRefund();
  const [key] = useState(() => crypto.randomUUID());
  const [notice, setNotice] = useState<string | null>(null);
  const react = useErrorReaction();
  const undo = (shownAmount: number) => {
    if (isPending) return;
    setNotice(null);
    const onError = (error: unknown) => {
      if (isApiError(error, "class", 50004)) setNotice(error.message);
      else react(error);
    };
    const params = { path: { merchantUid }, header: { "idempotency-key": key } };
    mutate({ params, body: { undo: true, shownAmount } }, { onError });
  };
  return { undo, made, notice, isPending };
}

/** What became of it, in the place of what was pressed. */
function Undone({ refund, quote }: { refund: Refund; quote: RefundQuote }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  const current = quote.refunds.find(({ id }) => id === refund.id) ?? refund;
  const { title, reason } = refundText(current, refundedToLabel(quote));
  return (
    <p ref={text} tabIndex={-1} className="text-body-sm text-fg-2 outline-none">
      <b className="font-semibold text-fg">{`${title}.`}</b> {reason}
    </p>
  );
}
