import { nextRenewal } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import { FlowSection } from "@pkg/ui/layout";
import { DoneState, WaitState } from "@pkg/ui/states";
import { type StatusStep, StatusStepper } from "@pkg/ui/status-stepper";
import { StickyBar } from "@pkg/ui/sticky-bar";
import { useWide } from "@pkg/ui/use-wide";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { siteConfig } from "@pkg/web/platform/config/site-config";
import { STORE_NAMES } from "@pkg/web/platform/vendors/store-names";
import { useStores } from "@pkg/web/platform/vendors/use-stores";
import Link from "next/link";
import { FlowFrame } from "@/lib/flow/flow-frame";
import { RenewalNotice } from "@/lib/orders/renewal-notice";
import { RefundTerms } from "@/lib/refunds/refund-terms";
import { UndoOrder } from "@/lib/refunds/undo-order";
import { nextSteps } from "../next-steps";
import { orderHead } from "../order-head";
import { type Order, useFirstLessonAt, useOrderSearch, useWishesSent } from "../queries";
import { useTellPurchase } from "../use-tell-purchase";
import { GuardianAsk } from "./guardian-ask";
import { OrderCourses } from "./order-courses";
import { OrderFacts } from "./order-facts";
import { OrderLedger } from "./order-ledger";
import { PaidSum } from "./paid-sum";
import { RefundedOrder } from "./refunded-order";

/** Confirmation after payment: what was paid for whom, next steps with dates, the ledger, and how to cancel. */
export function CompletedOrder({ order }: { order: Order }) {
  const { merchantUid, applicantCompleted, paidAt, createdAt, tabletType, items, student, amount } = order;
  const sent = useWishesSent(order.continuedMatchId === null ? merchantUid : null).data;
  const known = useOrderSearch(merchantUid);
  const search = applicantCompleted ? known : { ...known, matchedAt: null, waits: null };
  const firstLessonAt = useFirstLessonAt(merchantUid);
  const isWide = useWide();
  useTellPurchase(order);
  if (order.status === "UNKNOWN" || order.status === "PENDING") return <StillChecking />;
  const refund = order.status === "REFUNDED" ? order.refunds.at(-1) : undefined;
  if (refund) return <RefundedOrder order={order} refund={refund} />;
  const paid = new Date(paidAt ?? createdAt);
  const products = items.map(({ product }) => product);
  const steps = nextSteps({
    amount,
    completedAt: applicantCompleted ? new Date(sent?.completedAt ?? paid) : null,
    waitingCourses: sent?.waiting ?? [],
    search,
    firstLessonAt,
    hasTablet: tabletType !== null,
    renewal: amount > 0 ? nextRenewal(products, paid) : null,
    now: serverNow(),
  });
  const isRenewal = order.periodNumber !== null || order.continuedMatchId !== null;
  const { title, reason, next } = orderHead(order, search, firstLessonAt !== null, sent?.tutorNames);
  return (
    <FlowFrame
      title="수강 신청"
      back={{ href: "/mypage" }}
      bar={
        <StickyBar inPane>
          <ButtonLink href={next.href} linkAs={Link} size="lg" full>
            {next.label}
          </ButtonLink>
        </StickyBar>
      }
      summary={isWide && !isRenewal ? <NextSteps steps={steps} /> : null}
    >
      <DoneState level={1} className="px-(--size-gutter) pt-2 pb-8" title={title} reason={reason} />
      <GuardianAsk order={order} />
      <FlowSection aria-labelledby="paid">
        <h2 id="paid" className="mb-1.5 text-title-2">{`${student.name} 학생의 수업`}</h2>
        <OrderCourses order={order} />
        <PaidSum products={products} ledger={order.ledger} amount={amount} />
        {order.paymentMethod === "NONE" ? null : (
          <RenewalNotice products={products} paid={amount} paidAt={paid} className="mt-3" />
        )}
        <ButtonLink
          href={`/mypage/payment-management/order-history/${merchantUid}`}
          linkAs={Link}
          variant="line"
          full
          className="mt-4"
        >
          영수증 보기
        </ButtonLink>
        <UndoOrder order={order} className="mt-4" />
      </FlowSection>
      {isWide || isRenewal ? null : (
        <FlowSection aria-labelledby="next">
          <NextSteps steps={steps} />
        </FlowSection>
      )}
      <FlowSection aria-labelledby="ledger">
        <h2 id="ledger" className="mb-1.5 text-title-2">
          계산서
        </h2>
        <OrderLedger order={order} />
        <div className="mt-5">
          <OrderFacts order={order} />
        </div>
        <div className="mt-5">
          <RefundTerms />
        </div>
        <AppLinks />
      </FlowSection>
    </FlowFrame>
  );
}

/** What happens after the payment. */
function NextSteps({ steps }: { steps: StatusStep[] }) {
  return (
    <>
      <h2 id="next" className="mb-5 text-title-2">
        앞으로 이렇게 돼요
      </h2>
      <StatusStepper steps={steps} />
    </>
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
  const { ios, android } = useStores();
  const stores = [
    { name: STORE_NAMES.ios, href: ios },
    { name: STORE_NAMES.android, href: android },
  ].flatMap(({ name, href }) => (href ? [{ name, href }] : []));
  return (
    <p className="mt-5 text-caption text-fg-2">
      수업은 {siteConfig.name} 앱에서 해요. 미리 받아 두세요.
      {stores.length > 0 ? (
        <span className="mt-1 flex gap-4 font-semibold">
          {stores.map(({ name, href }) => (
            <a key={name} href={href} className="inline-flex min-h-11 items-center underline underline-offset-2">
              {name}
            </a>
          ))}
        </span>
      ) : null}
    </p>
  );
}
