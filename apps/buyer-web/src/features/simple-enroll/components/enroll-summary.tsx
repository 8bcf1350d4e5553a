import { formatWon, orderLedger } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { cn } from "@pkg/ui/cn";
import { EmptyState } from "@pkg/ui/states";
import { StickyBar } from "@pkg/ui/sticky-bar";
import { lazy, Suspense, useEffect } from "react";
import type { EnrollCatalogue } from "@/lib/catalogue/enroll-catalogue";
import { entriesName } from "../course-entries";
import type { SimpleEnroll } from "../use-simple-enroll";

// The courses of an earlier visit are known after hydration only.
const loadTakenCourses = async () => ({ default: (await import("./taken-courses")).TakenCourses });
const TakenCourses = lazy(loadTakenCourses);
const PlanLedger = lazy(async () => ({ default: (await import("./plan-ledger")).PlanLedger }));
// Its calendar is as large as a step, and most courses end by themselves.
const RenewalNotice = lazy(async () => ({ default: (await import("@/lib/orders/renewal-notice")).RenewalNotice }));

type EnrollSummaryProps = {
  catalogue: EnrollCatalogue;
  enroll: SimpleEnroll;
  /** A navigation is pending. */
  leaving: boolean;
  onNext: () => void;
};

/** The chosen courses: below the step on phones; from 1024 px a card beside it with the ledger and the next button. */
export function EnrollSummary(props: EnrollSummaryProps) {
  const { catalogue, enroll } = props;
  const isEmpty = enroll.list.courses.length === 0;
  useEffect(() => void loadTakenCourses(), []);
  const ledger = ledgerOf(enroll);
  const products = enroll.planned.entries.flatMap(({ planned }) => planned ?? []);
  return (
    <section
      className={cn(
        "-mx-(--size-gutter) border-t-8 border-sunken px-(--size-gutter) pt-8 lg:mx-0 lg:rounded-xl lg:border-0 lg:p-7 lg:shadow-card",
        isEmpty && "max-lg:hidden",
      )}
    >
      {isEmpty ? (
        <EmptyState title="아직 담은 수업이 없어요" reason="과목을 고르면 여기에 모아 드려요." />
      ) : (
        <Suspense fallback={null}>
          <TakenCourses catalogue={catalogue} enroll={enroll} />
        </Suspense>
      )}
      {products.some(({ periodic }) => periodic) ? (
        <Suspense fallback={null}>
          <RenewalNotice products={products} className="mt-3 max-lg:pb-2" />
        </Suspense>
      ) : null}
      <div className="max-lg:hidden">
        {ledger ? (
          <Suspense fallback={null}>
            <PlanLedger ledger={ledger} />
          </Suspense>
        ) : null}
        {hasNext(enroll) ? (
          <div className="mt-6">
            <NextButton {...props} />
          </div>
        ) : null}
      </div>
    </section>
  );
}

/** The bar on narrow screens: number of courses, price and the next button. */
export function EnrollBar(props: EnrollSummaryProps) {
  const { planned } = props.enroll;
  const ledger = ledgerOf(props.enroll);
  if (!hasNext(props.enroll)) return null;
  return (
    <StickyBar
      className="lg:hidden"
      amount={ledger ? { label: entriesName(planned.entries), value: formatWon(ledger.total) } : undefined}
    >
      <NextButton {...props} />
    </StickyBar>
  );
}

function NextButton({ leaving, onNext }: EnrollSummaryProps) {
  return (
    <Button size="lg" full busy={leaving} busyLabel="열고 있어요" onClick={onNext}>
      다음
    </Button>
  );
}

/** Shows the next button once a course is chosen, or on the step that requires one. */
function hasNext({ list, place }: SimpleEnroll): boolean {
  return list.courses.length > 0 || place.step === 3;
}

function ledgerOf({ planned }: SimpleEnroll) {
  const courses = planned.entries.flatMap(({ planned: product, subjectLabel }) =>
    product ? [{ product, subjectLabel }] : [],
  );
  return courses.length > 0 ? orderLedger({ courses }) : null;
}
