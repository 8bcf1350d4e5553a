import { formatWon, orderLedger } from "@pkg/domain";
import type { CourseView } from "@/lib/courses/course-views";
import { RenewalNotice } from "@/lib/orders/renewal-notice";

/** Below the courses on narrow screens: what they cost together before a benefit, and what is charged next. */
export function CoursesTotal({ views }: { views: readonly CourseView[] }) {
  const { total } = orderLedger({ courses: views.map(({ product }) => ({ product })) });
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-fg py-3.5">
        <span className="text-label">낼 금액</span>
        <b className="num text-money-lg">{formatWon(total)}</b>
      </p>
      <RenewalNotice products={views.map(({ product }) => product)} className="pb-3.5" />
    </>
  );
}
