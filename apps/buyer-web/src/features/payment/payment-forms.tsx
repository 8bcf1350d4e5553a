import { Ledger, LedgerSkeleton } from "@pkg/ui/ledger";
import { StickyBar } from "@pkg/ui/sticky-bar";
import { FormProvider } from "react-hook-form";
import { ledgerProps } from "@/lib/orders/ledger-props";
import { RenewalNotice } from "@/lib/orders/renewal-notice";
import { RefundTerms } from "@/lib/refunds/refund-terms";
import { CouponSection } from "./benefits/coupon-section";
import { DeliverySections } from "./delivery/delivery-sections";
import { ConsentSection } from "./form/consent-section";
import type { PaymentFacts } from "./form/payment-facts";
import { PaymentFrame } from "./frame/payment-frame";
import { Section } from "./frame/section";
import { MethodSection } from "./method/method-section";
import type { Checkout } from "./order/checkout";
import { GuardianNotice } from "./order/guardian-notice";
import { OrderSummary } from "./order/order-summary";
import { PayButton } from "./pay/pay-button";
import { PayNoticeLine } from "./pay/pay-notice";
import { PayPanel } from "./pay/pay-panel";
import { PayQuestionDialog } from "./pay/pay-question-dialog";
import { SwapSection } from "./swaps/swap-section";
import { ContinuationSection } from "./up-selling/continuation-section";
import type { PaymentFlow } from "./use-payment-flow";

type PaymentFormsProps = { facts: PaymentFacts; flow: PaymentFlow; isWide: boolean };

/** All sections of the payment screen in order; on wide screens coupon and ledger move into the panel. */
export function PaymentForms({ facts, flow, isWide }: PaymentFormsProps) {
  const { form, benefit, checkout, student, told, stage, press } = flow;
  const { total } = checkout.ledger;
  const payButton = <PayButton amount={total} stage={stage} onPress={press} />;
  const notice = <PayNoticeLine notice={told.notice ?? null} />;
  const products = facts.views.map(({ product }) => product);
  const coupon = <CouponSection benefit={benefit} courses={products} isBare={isWide} />;
  const ledger = (
    <>
      <LedgerView checkout={checkout} isPending={benefit.isPending} />
      {total > 0 ? <RenewalNotice products={products} paid={total} className="mt-4" /> : null}
      {facts.guardianDuty === "NOTICE" ? <GuardianNotice guardian={facts.guardian} /> : null}
    </>
  );
  const bar = isWide ? null : <StickyBar above={told.notice ? notice : null}>{payButton}</StickyBar>;
  return (
    <PaymentFrame bar={bar}>
      <PayQuestionDialog question={flow.question} />
      <FormProvider {...form}>
        <div className="lg:grid lg:grid-cols-[minmax(0,38.75rem)_minmax(0,25rem)] lg:items-start lg:justify-between lg:gap-x-10 lg:pt-11 lg:pb-24">
          <div className="min-w-0">
            <OrderSummary
              views={facts.views}
              student={student}
              guardian={facts.guardianDuty === "CONSENT" ? facts.guardian : null}
              isContinuing={facts.upSelling !== null}
            />
            {facts.upSelling ? (
              <ContinuationSection
                offer={facts.upSelling}
                bonus={benefit.inForce}
                courses={facts.draft.data.courses}
                onChange={(courses) => flow.save({ courses })}
              />
            ) : null}
            {flow.isSwapNeeded ? (
              <SwapSection views={facts.views} courses={facts.draft.data.courses} save={flow.save} />
            ) : null}
            {isWide ? null : coupon}
            {isWide ? null : <Section title="계산서">{ledger}</Section>}
            <DeliverySections checkout={checkout} form={form} />
            {total > 0 ? (
              <MethodSection
                cards={facts.cards}
                control={form.control}
                amount={total}
                products={products}
                refusal={told.refusal ?? null}
              />
            ) : null}
            {checkout.consents.length > 0 ? (
              <ConsentSection consents={checkout.consents} control={form.control} />
            ) : null}
            {isWide ? null : (
              <div className="px-(--size-gutter) pb-10">
                <RefundTerms />
              </div>
            )}
          </div>
          {isWide ? (
            <PayPanel views={facts.views} ledger={ledger} coupon={coupon} notice={notice} payButton={payButton} />
          ) : null}
        </div>
      </FormProvider>
    </PaymentFrame>
  );
}

type LedgerViewProps = { checkout: Checkout; isPending: boolean };

/** The order's ledger with its free lessons. */
function LedgerView({ checkout, isPending }: LedgerViewProps) {
  if (isPending) return <LedgerSkeleton lines={5} />;
  const { ledger, freeLessons } = checkout;
  const note = freeLessons > 0 ? `무료 수업 ${freeLessons}회를 더 드려요` : undefined;
  return <Ledger {...ledgerProps(ledger)} totalNote={note} />;
}
