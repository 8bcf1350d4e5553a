import { ButtonLink } from "@pkg/ui/button";
import Link from "next/link";
import { leftCourses, type RefundQuote, useRefundQuote } from "./refund-queries";

type RefundLinkProps = { merchantUid: string; matchId?: string; className?: string };

/** The way to give up courses of an order, or one class of it. */
export function RefundLink({ merchantUid, matchId, className }: RefundLinkProps) {
  const path = `/mypage/payment-management/order-history/${merchantUid}/refund`;
  return (
    <ButtonLink
      href={matchId ? `${path}?matchId=${matchId}` : path}
      linkAs={Link}
      variant="line"
      size="sm"
      className={className}
    >
      그만두고 환불받기
    </ButtonLink>
  );
}

/** The same for an order that may be used up: then what is so stands in its place. */
export function OrderRefund({ merchantUid, className }: RefundLinkProps) {
  const { data } = useRefundQuote(merchantUid, null);
  const isUsedUp = data && data !== "NOT_PAID" && leftCourses(data).length === 0;
  return isUsedUp ? (
    <NothingLeft quote={data} className={className} />
  ) : (
    <RefundLink merchantUid={merchantUid} className={className} />
  );
}

type NothingLeftProps = { quote: Pick<RefundQuote, "stopsSchedule">; className: string | undefined };

/** All lessons of an order are used: nothing comes back, and only a coming payment can be stopped. */
export function NothingLeft({ quote, className }: NothingLeftProps) {
  return (
    <div className={className}>
      <p className="text-body-sm text-fg-2">이 주문의 수업을 모두 써서 돌려드릴 금액이 없어요.</p>
      {quote.stopsSchedule ? <StopLink /> : null}
    </div>
  );
}

/** The way to stop what is charged next. */
export const StopLink = () => (
  <Link
    href="/mypage/payment-management/order-schedule"
    className="inline-flex min-h-11 items-center text-body-sm font-semibold underline underline-offset-4"
  >
    다음 결제 보기 · 멈추기
  </Link>
);
