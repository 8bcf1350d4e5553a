"use client";

import { Skeleton, SkeletonGroup } from "@pkg/ui/skeleton";
import { NotFoundPage } from "@pkg/web/shell/not-found-page";
import { FlowFrame } from "@/lib/flow-frame";
import { LoadProblem } from "@/lib/load-problem";
import { CompletedOrder } from "./components/completed-order";
import { useOrderOrLatest } from "./queries";

/** `.../applicant/{id}/complete` and `/tutoring/enroll/payment-complete`: what happens next. Without an id: the latest order. */
export function OrdersCompletePage({ id }: { id: string | null }) {
  const { data, error, refetch } = useOrderOrLatest(id);
  if (data) return <CompletedOrder order={data} />;
  if (data === null) return <NotFoundPage />;
  if (!error) return <OrdersCompleteLoading />;
  return (
    <FlowFrame title="수강 신청" back={{ href: "/mypage" }}>
      <LoadProblem error={error} onRetry={() => void refetch()} what="주문을" />
    </FlowFrame>
  );
}

/** The page while its order loads. */
export function OrdersCompleteLoading() {
  return (
    <FlowFrame title="수강 신청" back={{ href: "/mypage" }}>
      <SkeletonGroup className="px-(--size-gutter) pt-6">
        <Skeleton className="mx-auto h-28 w-40" />
        <Skeleton className="mx-auto mt-4 h-8 w-56" />
        <Skeleton className="mt-10 h-56 w-full" />
      </SkeletonGroup>
    </FlowFrame>
  );
}
