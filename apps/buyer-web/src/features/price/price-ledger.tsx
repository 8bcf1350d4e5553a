import { lessonMonths, lessonMonthsText, lessonTotal, REFUND_PROMISE } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import { Ledger } from "@pkg/ui/ledger";
import { Reasons } from "@pkg/ui/reasons";
import { lazy, type ReactNode, Suspense } from "react";
import { lessonSummary } from "@/lib/catalogue/labels";
import { ledgerProps } from "@/lib/orders/ledger-props";
import type { PriceQuote } from "./price-quote";

// Its calendar is a tenth of the page, and most products end by themselves.
const RenewalNotice = lazy(async () => ({ default: (await import("@/lib/orders/renewal-notice")).RenewalNotice }));

type PriceLedgerProps = { quote: PriceQuote | null; enroll: ReactNode };

/** The ledger of the choice: below the form on phones, a card beside it from 1024 px. */
export function PriceLedger({ quote, enroll }: PriceLedgerProps) {
  return (
    <section
      aria-labelledby="ledger"
      className="-mx-(--size-gutter) border-t-8 border-sunken px-(--size-gutter) pt-8 lg:mx-0 lg:rounded-xl lg:border-0 lg:p-7 lg:shadow-card"
    >
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="ledger" className="text-title-2">
          계산서
        </h2>
        {quote ? <p className="text-caption text-fg-3">{lessonSummary(quote.product)}</p> : null}
      </div>
      {quote ? (
        <Quoted quote={quote} />
      ) : (
        <p className="py-4 text-body text-fg-2">지금은 이 수업을 신청할 수 없어요. 다른 횟수나 기간을 골라 주세요.</p>
      )}
      {enroll}
    </section>
  );
}

function Quoted({ quote: { product, ledger, tags } }: { quote: PriceQuote }) {
  const { freeLessonCounts } = product;
  const reasons = [
    ...(freeLessonCounts > 0
      ? [`무료 수업 ${freeLessonCounts}회를 포함해 모두 ${lessonTotal(product, null)}회 수업해요`]
      : []),
    `${lessonMonthsText(lessonMonths(product, null))} 들을 수 있어요`,
    REFUND_PROMISE,
  ];
  return (
    <>
      {tags.length > 0 ? (
        <p className="mb-1.5 flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <Badge key={tag} tone="brand">
              {tag}
            </Badge>
          ))}
        </p>
      ) : null}
      <Ledger {...ledgerProps(ledger)} />
      {product.periodic ? (
        <Suspense fallback={null}>
          <RenewalNotice products={[product]} className="mt-4" />
        </Suspense>
      ) : null}
      <Reasons reasons={reasons} className="mt-5" />
    </>
  );
}
