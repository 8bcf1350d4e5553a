import { ButtonLink } from "@pkg/ui/button";
import { WaitState } from "@pkg/ui/states";
import { currentPath } from "@pkg/web/platform/navigation/go";
import Link from "next/link";
import { phonePage } from "@/lib/account/account-links";
import { PaymentFrame } from "./payment-frame";

/** Instead of the payment form while the buyer's phone is not verified: why it is needed, and the way there and back. */
export function PhoneGate() {
  return (
    <PaymentFrame>
      <WaitState
        level={1}
        className="px-(--size-gutter) py-16"
        title={
          <>
            휴대폰 번호를 확인하면
            <br />
            결제할 수 있어요
          </>
        }
        reason="매칭 결과와 수업 알림을 이 번호로 보내 드려요. 고른 수업은 그대로 있어요."
        action={
          <div className="grid gap-2">
            <ButtonLink href={phonePage(currentPath())} size="lg">
              휴대폰 번호 확인하기
            </ButtonLink>
            <ButtonLink href="/tutoring/enroll" linkAs={Link} variant="quiet">
              고른 수업 다시 보기
            </ButtonLink>
          </div>
        }
      />
    </PaymentFrame>
  );
}
