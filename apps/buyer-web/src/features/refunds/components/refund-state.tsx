import { formatWon } from "@pkg/domain";
import { Button, ButtonLink } from "@pkg/ui/button";
import { DoneState, WaitState } from "@pkg/ui/states";
import Link from "next/link";
import { isOpen, type Refund, type RefundQuote } from "../queries";
import { refundMethod } from "../refund-facts";

type RefundStateProps = {
  quote: RefundQuote;
  refund: Refund;
  /** Goes on with the other courses; null when none is left. */
  onContinue: (() => void) | null;
};

/** How far a refund is, and what comes next. */
export function RefundState({ quote, refund, onContinue }: RefundStateProps) {
  const State = refund.status === "DONE" ? DoneState : WaitState;
  const canContinue = onContinue !== null && !isOpen(refund);
  return (
    <div role="status" className="py-6">
      <State
        level={1}
        {...textOf(refund, refundMethod(quote))}
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

function textOf({ status, amount }: Refund, method: string): { title: string; reason: string } {
  const money = formatWon(amount);
  if (status === "DONE") {
    return amount === 0
      ? { title: "수업을 그만뒀어요", reason: "그동안 나란과 함께해 주셔서 고마워요." }
      : {
          title: `${money}을 환불했어요`,
          reason: `${method}로 돌려보냈어요. 카드사에 따라 며칠 뒤에 보일 수 있어요.`,
        };
  }
  if (status === "FAILED") {
    return {
      title: "환불이 한 번에 되지 않았어요",
      reason: `수업은 그만둔 상태예요. 담당자가 ${money}을 다른 방법으로 돌려드리려고 연락드려요.`,
    };
  }
  return status === "UNKNOWN"
    ? {
        title: "환불을 확인하고 있어요",
        reason: `${method}에서 답이 늦어지고 있어요. ${money}을 돌려드리면 메시지로 알려 드려요. 다시 신청하지 않으셔도 돼요.`,
      }
    : {
        title: "환불을 접수했어요",
        reason: `${money}을 ${method}로 돌려보내고 있어요. 끝나면 메시지로 알려 드려요.`,
      };
}
