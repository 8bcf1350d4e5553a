import { refundedToLabel } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import { DoneState } from "@pkg/ui/states";
import Link from "next/link";
import { FlowFrame } from "@/lib/flow/flow-frame";
import { refundText } from "@/lib/refunds/refund-text";
import { useShownResult } from "@/lib/refunds/use-shown-result";
import type { Order } from "../queries";

type RefundedOrderProps = { order: Order; refund: Order["refunds"][number] };

/** In place of the confirmation: all of the order went back, so no step follows from it. */
export function RefundedOrder({ order, refund }: RefundedOrderProps) {
  const title = useShownResult();
  return (
    <FlowFrame title="수강 신청" back={{ href: "/mypage" }}>
      <div role="status">
        <DoneState
          level={1}
          titleRef={title}
          className="px-(--size-gutter) py-16"
          {...refundText(refund, refundedToLabel(order))}
          action={
            <ButtonLink href={`/mypage/payment-management/order-history/${order.merchantUid}`} linkAs={Link}>
              주문 보기
            </ButtonLink>
          }
        />
      </div>
    </FlowFrame>
  );
}
