import { ButtonLink } from "@pkg/ui/button";
import { Skeleton, SkeletonGroup } from "@pkg/ui/skeleton";
import { EmptyState } from "@pkg/ui/states";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { PastEnd } from "@pkg/web/platform/page/past-end";
import Link from "next/link";
import { type Narrowed, useOrders } from "../queries";
import { OrderCard } from "./order-card";
import { PageLinks } from "./page-links";

type OrderListProps = {
  page: number;
  /** With a filter set, the empty state differs from "no order yet". */
  narrowed: Narrowed;
  onPage: (page: number) => void;
};

/** One page of orders with its loading, error and empty states. */
export function OrderList({ page, narrowed, onPage }: OrderListProps) {
  const { data, error, refetch } = useOrders(page, narrowed);
  if (!data) {
    return error ? <LoadProblem error={error} onRetry={() => void refetch()} what="주문 내역을" /> : <ListSkeleton />;
  }
  if (data.content.length === 0 && page > 0) return <PastEnd onFirst={() => onPage(0)} />;
  if (data.content.length === 0) return <NoOrders isNarrowed={Object.values(narrowed).some(Boolean)} />;
  return (
    <>
      <ul className="grid gap-3">
        {data.content.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      <PageLinks page={data.page} totalPages={data.totalPages} onPage={onPage} />
    </>
  );
}

function NoOrders({ isNarrowed }: { isNarrowed: boolean }) {
  if (isNarrowed)
    return (
      <EmptyState title="여기에 맞는 주문이 없어요" reason="위에서 조건을 바꾸거나 지워 보세요." className="py-12" />
    );
  return (
    <EmptyState
      className="py-12"
      title="아직 주문이 없어요"
      reason="과목을 고르면 꼭 맞는 선생님을 찾아 드려요."
      action={
        <ButtonLink href="/simple-enroll" linkAs={Link}>
          수강 신청
        </ButtonLink>
      }
    />
  );
}

function ListSkeleton() {
  return (
    <SkeletonGroup className="grid gap-3">
      {["a", "b", "c"].map((key) => (
        <Skeleton key={key} className="h-32 w-full rounded-lg" />
      ))}
    </SkeletonGroup>
  );
}
