"use client";

import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { PriceQuote } from "./price-quote";

// Dates and rules of a refund are a tenth of the page, and few ask before they have bought.
const PriceRefundForm = lazy(async () => ({ default: (await import("./price-refund-form")).PriceRefundForm }));

/** What comes back of the chosen lessons when they are given up; the calculator loads when it is opened. */
export function PriceRefund({ quote }: { quote: PriceQuote }) {
  const box = useRef<HTMLDetailsElement>(null);
  const [isWanted, want] = useState(false);
  // A press before hydration opens it, too, and nobody hears of that.
  useEffect(() => {
    if (box.current?.open) want(true);
  }, []);
  return (
    <details ref={box} className="group mt-6 border-y border-line" onToggle={() => want(true)}>
      <summary className="flex min-h-14 items-center justify-between gap-3 text-label">
        그만두면 얼마를 돌려받나요?
        <span
          aria-hidden="true"
          className="mr-1 size-2 -translate-y-0.5 rotate-45 border-r-2 border-b-2 border-fg-3 group-open:translate-y-0.5 group-open:-rotate-135"
        />
      </summary>
      {isWanted ? (
        <Suspense fallback={<div aria-hidden="true" className="mb-5 h-80 rounded-md bg-sunken" />}>
          <PriceRefundForm key={quote.product.id} quote={quote} />
        </Suspense>
      ) : null}
    </details>
  );
}
