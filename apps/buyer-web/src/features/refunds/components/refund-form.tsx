import { formatWon, TEXT_LENGTHS } from "@pkg/domain";
import { Banner } from "@pkg/ui/banner";
import { Button } from "@pkg/ui/button";
import { TextArea } from "@pkg/ui/text-area";
import { useDraftState } from "@pkg/web/features/form/use-draft-state";
import { isApiError } from "@pkg/web/platform/api/api";
import { useErrorReaction } from "@pkg/web/platform/errors/use-error-reaction";
import { ownDraft } from "@pkg/web/platform/session/own-draft";
import { isText, keptFields } from "@pkg/web/platform/storage/kept-fields";
import { useRef, useState } from "react";
import {
  leftCourses,
  type Refund,
  type RefundQuote,
  useRefundQuote,
  useRequestRefund,
} from "@/lib/refunds/refund-queries";
import { RefundTerms } from "@/lib/refunds/refund-terms";
import { CourseChoice } from "./course-choice";
import { OtherOrders } from "./other-orders";
import { RefundConfirm } from "./refund-confirm";
import { RefundLines } from "./refund-lines";
import { WhatHappens } from "./what-happens";

interface Said {
  readonly reason: string;
}

const saidIn = keptFields<Said>({ reason: isText });

type RefundFormProps = {
  /** All running courses given up. */
  quote: RefundQuote;
  /** The class whose course is chosen at first. */
  matchId: string | null;
  onDone: (refund: Refund) => void;
};

/** Which courses to give up, what that gives back line by line, what happens then, one optional question, one button. */
export function RefundForm({ quote: whole, matchId, onDone }: RefundFormProps) {
  const running = leftCourses(whole);
  const [chosen, setChosen] = useState(() => firstChoice(running, matchId));
  const ids = running.map(({ orderItemId }) => orderItemId).filter((id) => chosen.includes(id));
  // The whole quote names what is used up, too.
  const isQuoted = ids.length === whole.courses.filter(({ isGivenUp }) => !isGivenUp).length;
  const part = useRefundQuote(whole.merchantUid, isQuoted || ids.length === 0 ? null : ids);
  const { data } = part;
  const answer = isQuoted ? whole : typeof data === "object" && !part.isPlaceholderData ? data : null;
  const quote = ids.length > 0 ? answer : null;
  const draft = ownDraft(`refund:${whole.merchantUid}`, saidIn);
  const [{ reason }, change] = useDraftState<Said>(draft, { reason: "" });
  const [asks, setAsks] = useState(false);
  const { send, notice, isPending } = useSend(whole.merchantUid, {
    onDone: (refund) => {
      draft.forget();
      onDone(refund);
    },
    onFailed: () => setAsks(false),
  });

  const give = ({ amount }: RefundQuote) => send({ orderItemIds: ids, shownAmount: amount, reason });

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (quote) setAsks(true);
      }}
    >
      <h1 className="text-title-1">그만두고 환불받기</h1>
      <p className="mt-1 text-body-sm text-fg-2">{`${whole.studentName} 학생 · ${whole.orderName}`}</p>
      {running.length > 1 ? <CourseChoice courses={running} chosen={ids} onChange={setChosen} /> : null}
      <div aria-live="polite">
        {quote ? (
          <>
            <RefundLines quote={quote} />
            <WhatHappens quote={quote} />
          </>
        ) : null}
      </div>
      {part.error && !quote && ids.length > 0 ? (
        <Banner tone="error" inline className="mt-6">
          금액을 불러오지 못했어요. 잠시 뒤 다시 골라 주세요.
        </Banner>
      ) : null}
      <OtherOrders orders={whole.otherOrders} matchId={matchId} />
      <TextArea
        className="mt-8"
        label="그만두는 이유를 알려 주시겠어요?"
        hint="선택"
        value={reason}
        maxLength={TEXT_LENGTHS.refundReason.max}
        onChange={({ target }) => change({ reason: target.value })}
      />
      <div className="mt-6">
        <RefundTerms />
      </div>
      {notice ? (
        <Banner tone="warn" inline className="mt-5">
          <span role="alert">{notice}</span>
        </Banner>
      ) : null}
      <Button
        type="submit"
        size="lg"
        full
        className="mt-5"
        busy={isPending}
        busyLabel="환불하고 있어요"
        off={quote === null}
      >
        {buttonText(ids.length, quote)}
      </Button>
      {quote ? (
        <RefundConfirm
          open={asks}
          onClose={() => setAsks(false)}
          onConfirm={() => give(quote)}
          isPending={isPending}
          quote={quote}
        />
      ) : null}
    </form>
  );
}

/** The only course, or the one of the class that the buyer comes from. */
function firstChoice(running: RefundQuote["courses"], matchId: string | null): string[] {
  const ofClass = running.filter((course) => matchId !== null && course.matchId === matchId);
  const preset = running.length === 1 ? running : ofClass;
  return preset.map(({ orderItemId }) => orderItemId);
}

function buttonText(count: number, quote: RefundQuote | null): string {
  if (count === 0) return "그만둘 수업을 골라 주세요";
  if (!quote) return "금액을 계산하고 있어요";
  return quote.amount > 0 ? `${formatWon(quote.amount)} 환불받기` : "환불 없이 그만두기";
}

interface Asked {
  orderItemIds: string[];
  shownAmount: number;
  reason: string;
}

/** Sends the request; a repeated press of the same choice has the same key, so that it is one refund. */
function useSend(
  merchantUid: string,
  { onDone, onFailed }: { onDone: (refund: Refund) => void; onFailed: () => void },
) {
  const { mutate, isPending } = useRequestRefund();
  const [notice, setNotice] = useState<string | null>(null);
  const react = useErrorReaction();
  const last = useRef({ asked: "", key: "" });
  const send = ({ reason, ...asked }: Asked) => {
    if (isPending) return;
    setNotice(null);
    const text = JSON.stringify(asked);
    if (last.current.asked !== text) last.current = { asked: text, key: crypto.randomUUID() };
    mutate(
      {
        params: { path: { merchantUid }, header: { "idempotency-key": last.current.key } },
        body: { ...asked, ...(reason.trim() ? { reason } : {}) },
      },
      {
        onSuccess: onDone,
        onError: (error) => {
          onFailed();
          // Another amount, or another refund is under way: the new facts are being read.
          if (isApiError(error, "class", 50004)) setNotice(error.message);
          else react(error);
        },
      },
    );
  };
  return { send, notice, isPending };
}
