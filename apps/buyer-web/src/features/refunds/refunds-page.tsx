"use client";

import { ButtonLink } from "@pkg/ui/button";
import { Skeleton, SkeletonGroup } from "@pkg/ui/skeleton";
import { EmptyState } from "@pkg/ui/states";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { NothingLeft } from "@/lib/refunds/refund-link";
import {
  isOpen,
  leftCourses,
  type QuoteAnswer,
  type Refund,
  type RefundQuote,
  useRefundQuote,
} from "@/lib/refunds/refund-queries";
import { OtherOrders } from "./components/other-orders";
import { RefundForm } from "./components/refund-form";
import { RefundState } from "./components/refund-state";

const HISTORY = "/mypage/payment-management/order-history";

/** `/mypage/payment-management/order-history/{id}/refund`: gives up courses of an order; `?matchId=` chooses the one of a class. */
export function RefundsPage({ id }: { id: string }) {
  const matchId = useSearchParams().get("matchId");
  const { data, error, refetch } = useRefundQuote(id, null);
  const [made, setMade] = useState<Refund | null>(null);
  if (data === undefined) {
    return error ? (
      <LoadProblem level={1} error={error} onRetry={() => void refetch()} what="환불 금액을" />
    ) : (
      <RefundsLoading />
    );
  }
  if (data === null || data === "NOT_PAID") return <NoRefund id={id} reason={data} />;
  const current = data.refunds.find((refund) => (made ? refund.id === made.id : isOpen(refund))) ?? made;
  const running = leftCourses(data);
  const shown = current ?? (running.length === 0 ? data.refunds.at(-1) : undefined);
  if (shown)
    return <RefundState quote={data} refund={shown} onContinue={running.length > 0 ? () => setMade(null) : null} />;
  if (running.length === 0) return <UsedUp quote={data} matchId={matchId} />;
  return <RefundForm quote={data} matchId={matchId} onDone={setMade} />;
}

/** What the class has left was paid by its other orders. */
function UsedUp({ quote, matchId }: { quote: RefundQuote; matchId: string | null }) {
  return (
    <>
      <h1 className="text-title-1">돌려드릴 금액이 없어요</h1>
      <NothingLeft quote={quote} className="mt-2" />
      <OtherOrders orders={quote.otherOrders} matchId={matchId} />
    </>
  );
}

function NoRefund({ id, reason }: { id: string; reason: Exclude<QuoteAnswer, object> | null }) {
  const isMissing = reason === null;
  return (
    <EmptyState
      level={1}
      className="py-12"
      title={isMissing ? "주문을 찾을 수 없어요" : "아직 환불할 수 없는 주문이에요"}
      reason={isMissing ? "주소가 바뀌었거나 내 주문이 아니에요." : "결제가 끝나면 환불받을 수 있어요."}
      action={
        <ButtonLink href={isMissing ? HISTORY : `${HISTORY}/${id}`} linkAs={Link}>
          {isMissing ? "주문 내역으로" : "주문 보기"}
        </ButtonLink>
      }
    />
  );
}

/** Skeleton of the refund page. */
export function RefundsLoading() {
  return (
    <SkeletonGroup title="환불">
      <Skeleton className="h-8 w-60" />
      <Skeleton className="mt-6 h-14 w-full" />
      <Skeleton className="mt-8 h-40 w-full" />
      <Skeleton className="mt-8 h-14 w-full" />
    </SkeletonGroup>
  );
}
