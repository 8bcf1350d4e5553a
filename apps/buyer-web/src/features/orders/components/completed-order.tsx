import { ButtonLink } from "@pkg/ui/button";
import { DoneState, WaitState } from "@pkg/ui/states";
import { StatusStepper } from "@pkg/ui/status-stepper";
import { StickyBar } from "@pkg/ui/sticky-bar";
import { siteConfig } from "@pkg/web/platform/config/site-config";
import Link from "next/link";
import { FlowFrame } from "@/lib/flow-frame";
import { RefundRules } from "@/lib/refund-rules";
import { nextSteps } from "../next-steps";
import { type Order, useCompletedAt } from "../queries";
import { OrderFacts } from "./order-facts";
import { OrderLedger } from "./order-ledger";

/** Confirmation after payment: next steps with dates, the ledger, and how to cancel. */
export function CompletedOrder({ order }: { order: Order }) {
  const { merchantUid, applicantCompleted, paidAt, createdAt, tabletType } = order;
  const completed = useCompletedAt(applicantCompleted ? merchantUid : null);
  const steps = nextSteps({
    paidAt: new Date(paidAt ?? createdAt),
    completedAt: applicantCompleted ? new Date(completed.data ?? paidAt ?? createdAt) : null,
    hasTablet: tabletType !== null,
  });
  if (order.status === "UNKNOWN" || order.status === "PENDING") return <StillChecking />;
  const history = `/mypage/payment-management/order-history/${merchantUid}`;
  const cta = applicantCompleted
    ? { href: history, label: "주문 내역 보기" }
    : { href: `/tutoring/enroll/applicant/${merchantUid}`, label: "선생님 조건 알려 주기" };
  return (
    <FlowFrame
      title="수강 신청"
      back={{ href: "/mypage" }}
      bar={
        <StickyBar>
          <ButtonLink href={cta.href} linkAs={Link} size="lg" full>
            {cta.label}
          </ButtonLink>
        </StickyBar>
      }
    >
      <DoneState
        level={1}
        className="px-(--size-gutter) pt-2 pb-8"
        title={applicantCompleted ? "선생님을 찾기 시작했어요" : "결제했어요"}
        reason={applicantCompleted ? "기다리는 동안 따로 하실 일은 없어요." : "이제 선생님 조건을 알려 주세요."}
      />
      <section aria-labelledby="next" className="border-t-8 border-sunken px-(--size-gutter) py-8">
        <h2 id="next" className="mb-5 text-title-2">
          앞으로 이렇게 돼요
        </h2>
        <StatusStepper steps={steps} />
      </section>
      <section aria-labelledby="paid" className="border-t-8 border-sunken px-(--size-gutter) py-8">
        <h2 id="paid" className="mb-1.5 text-title-2">
          {order.orderName}
        </h2>
        <OrderLedger order={order} />
        <div className="mt-5">
          <OrderFacts order={order} />
        </div>
        <p className="mt-5 text-caption text-fg-3">
          7일 안에 그만두면 하지 않은 수업을 모두 돌려드려요. 그 뒤에는 환불 규정을 따라요. <RefundRules />
        </p>
        <AppLinks />
      </section>
    </FlowFrame>
  );
}

function StillChecking() {
  return (
    <FlowFrame title="수강 신청" back={{ href: "/mypage" }}>
      <WaitState
        level={1}
        className="px-(--size-gutter) py-16"
        title="결제 결과를 확인하고 있어요"
        reason="다시 결제하지 마세요. 결과는 주문 내역에 남아요."
      />
    </FlowFrame>
  );
}

/** Lessons take place in the native app. */
function AppLinks() {
  const { studentAppIos, studentAppAndroid } = siteConfig.links;
  return (
    <p className="mt-5 text-caption text-fg-2">
      수업은 {siteConfig.name} 앱에서 해요. 미리 받아 두세요.
      <span className="mt-1 flex gap-4 font-semibold">
        <a href={studentAppIos} className="inline-flex min-h-11 items-center underline underline-offset-2">
          App Store
        </a>
        <a href={studentAppAndroid} className="inline-flex min-h-11 items-center underline underline-offset-2">
          Google Play
        </a>
      </span>
    </p>
  );
}
