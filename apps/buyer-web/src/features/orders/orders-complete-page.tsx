"use client";

import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { NotFoundPage } from "@pkg/web/platform/status-pages/not-found-page";
import { FlowFrame } from "@/lib/flow/flow-frame";
import { CompletedOrder } from "./components/completed-order";
import { OrdersCompleteLoading } from "./orders-complete-loading";
import { useOrderOrLatest } from "./queries";

/** `.../applicant/{id}/complete` and `/tutoring/enroll/payment-complete`: the next steps. Without an id, the latest order. */
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
