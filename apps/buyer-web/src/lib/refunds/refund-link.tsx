import { ButtonLink } from "@pkg/ui/button";
import Link from "next/link";

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
