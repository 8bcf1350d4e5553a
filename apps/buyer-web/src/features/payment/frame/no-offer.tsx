import { ButtonLink } from "@pkg/ui/button";
import { EmptyState } from "@pkg/ui/states";
import Link from "next/link";
import { PaymentFrame } from "./payment-frame";

/** An offer to go on with a class that was used, is late, somebody else's, or whose class has changed. */
export function NoOffer() {
  return (
    <PaymentFrame>
      <EmptyState
        level={1}
        className="px-(--size-gutter) py-16"
        title="지금은 쓸 수 없는 제안이에요"
        reason="이미 이어서 들었거나, 기간이 지났거나, 그사이 수업이 바뀌었어요."
        action={
          <ButtonLink href="/myclass" linkAs={Link}>
            내 수업에서 확인하기
          </ButtonLink>
        }
      />
    </PaymentFrame>
  );
}
