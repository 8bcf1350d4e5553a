import { ORDER_STATUS_LABELS } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { Skeleton, SkeletonGroup } from "@pkg/ui/skeleton";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import Link from "next/link";
import { useLatestOrder } from "../queries";
import { MoneyCard } from "./money-card";

/** The latest order; without one, a link to enrollment. */
export function LatestOrder() {
  const { data, error, refetch } = useLatestOrder();
  if (data === undefined) {
    return error ? (
      <LoadProblem error={error} onRetry={() => void refetch()} what="최근 주문을" />
    ) : (
      <SkeletonGroup>
        <Skeleton className="h-37.25 w-full rounded-lg" />
      </SkeletonGroup>
    );
  }
  if (data === null) {
    return (
      <Card tone="soft" className="grid gap-3">
        <div>
          <p className="text-label">아직 수업이 없어요</p>
          <p className="text-body-sm text-fg-2">과목을 고르면 꼭 맞는 선생님을 찾아 드려요.</p>
        </div>
        <ButtonLink href="/simple-enroll" linkAs={Link} variant="soft" full>
          수강 신청
        </ButtonLink>
      </Card>
    );
  }
  const { merchantUid, orderName, amount, status, paidAt, createdAt } = data;
  return (
    <MoneyCard
      title={`최근 주문 · ${ORDER_STATUS_LABELS[status]}`}
      date={new Date(paidAt ?? createdAt)}
      label={orderName}
      amount={amount}
      link={{ href: `/mypage/payment-management/order-history/${merchantUid}`, label: "주문 보기" }}
    />
  );
}
