import { subjectName } from "@pkg/domain";
import { Card } from "@pkg/ui/card";
import type { ReactNode } from "react";
import { type CourseView, courseFacts } from "@/lib/courses/course-views";
import { RefundTerms } from "@/lib/refunds/refund-terms";

type PayPanelProps = {
  views: readonly CourseView[];
  ledger: ReactNode;
  coupon: ReactNode;
  notice: ReactNode;
  payButton: ReactNode;
};

/** From 1024 px: a sticky card with ledger, coupon and pay button. */
export function PayPanel({ views, ledger, coupon, notice, payButton }: PayPanelProps) {
  return (
    <aside aria-labelledby="pay-panel" className="sticky top-6">
      <Card tone="lift" pad="lg" round="panel">
        <h2 id="pay-panel" className="text-title-2">
          계산서
        </h2>
        <ul className="mt-0.5 mb-3 text-caption text-fg-3">
          {views.map((view, index) => (
            <li
              key={`${index}-${view.course.productId}-${view.course.subjectDetail}`}
            >{`${subjectName(view, " · ")} · ${courseFacts(view.product)}`}</li>
          ))}
        </ul>
        {ledger}
        <div className="my-4 border-y border-line">{coupon}</div>
        {notice}
        {payButton}
        <div className="mt-3.5">
          <RefundTerms />
        </div>
      </Card>
    </aside>
  );
}
