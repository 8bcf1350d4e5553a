import { orderLedger } from "@pkg/domain";
import { Ledger } from "@pkg/ui/ledger";
import type { CourseView } from "@/lib/courses/course-views";
import { ledgerProps } from "@/lib/orders/ledger-props";
import { RenewalNotice } from "@/lib/orders/renewal-notice";
import { RefundTerms } from "@/lib/refunds/refund-terms";

/** Beside the question on wide screens: the ledger before a benefit, the next charge, and the refund promise. */
export function EnrollSummary({ views }: { views: readonly CourseView[] }) {
  const products = views.map(({ product }) => product);
  const courses = views.map(({ product, subjectLabel }) => ({ product, subjectLabel }));
  return (
    <section aria-labelledby="enroll-summary">
      <h2 id="enroll-summary" className="text-title-2">
        계산서
      </h2>
      <Ledger {...ledgerProps(orderLedger({ courses }))} className="mt-2" />
      <RenewalNotice products={products} className="mt-4" />
      <div className="mt-4">
        <RefundTerms />
      </div>
    </section>
  );
}
