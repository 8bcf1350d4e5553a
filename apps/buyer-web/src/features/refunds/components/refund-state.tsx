import { refundedToLabel } from "@pkg/domain";
import { Button, ButtonLink } from "@pkg/ui/button";
import { DoneState, WaitState } from "@pkg/ui/states";
import Link from "next/link";
import { isOpen, type Refund, type RefundQuote } from "@/lib/refunds/refund-queries";
import { refundText } from "@/lib/refunds/refund-text";
import { useShownResult } from "@/lib/refunds/use-shown-result";

type RefundStateProps = {
  quote: RefundQuote;
  refund: Refund;
  /** Goes on with the other courses; null when none is left. */
  onContinue: (() => void) | null;
};

/** How far a refund is, and what comes next. */
export function RefundState({ quote, refund, onContinue }: RefundStateProps) {
  const title = useShownResult();
  const State = refund.status === "DONE" ? DoneState : WaitState;
  const canContinue = onContinue !== null && !isOpen(refund);
  return (
    <div role="status" className="py-6">
      <State
        level={1}
        titleRef={title}
        {...refundText(refund, refundedToLabel(quote))}
        action={
          <ButtonLink
            href={`/mypage/payment-management/order-history/${quote.merchantUid}`}
            linkAs={Link}
            variant={canContinue ? "secondary" : "primary"}
          >
            주문 보기
          </ButtonLink>
        }
      />
      {canContinue ? (
        <p className="mt-4 text-center">
          <Button variant="line" onClick={onContinue}>
            다른 수업도 그만두기
          </Button>
        </p>
      ) : null}
    </div>
  );
}
