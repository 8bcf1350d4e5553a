import { formatWon, lessonTotal, REFUND_PROMISE } from "@pkg/domain";
import { Won } from "@pkg/ui/won";
import { useState } from "react";
import { RefundRules } from "@/lib/refunds/refund-rules";
import { RefundSlider } from "./components/refund-slider";
import type { PriceQuote } from "./price-quote";
import { refundExample } from "./refund-example";

const WEEKS_A_MONTH = 4;

/** The two questions that decide a refund, and its amount line by line. */
export function PriceRefundForm({ quote: { product, ledger } }: { quote: PriceQuote }) {
  const all = lessonTotal(product, null);
  const [used, use] = useState(Math.min(2, all));
  const [weeks, wait] = useState(1);
  const { amount, explanation, lines, tablet } = refundExample(product, ledger.total, { used, weeks });
  const perLesson =
    all > product.totalCounts ? ` 무료 수업까지 나눠 1회 ${formatWon(Math.floor(ledger.total / all))}으로 세요.` : "";
  return (
    <div className="pb-6">
      <p className="text-body-sm text-fg-2">
        {`위에서 고른 수업 ${all}회를 ${formatWon(ledger.total)}에 결제하고, 그날 첫 수업을 했을 때예요.${perLesson}`}
      </p>
      <div className="mt-5 grid gap-5">
        <RefundSlider label="들은 수업" unit="회" max={all} value={used} onChange={use} />
        <RefundSlider
          label="결제하고 지난 기간"
          unit="주"
          max={Math.max(1, product.totalMonths) * WEEKS_A_MONTH}
          value={weeks}
          onChange={wait}
        />
      </div>
      <dl className="mt-5 border-t border-line pt-3 text-body-sm">
        {lines.map((line) => (
          <div key={line.label} className="flex flex-wrap justify-between gap-x-4 py-1">
            <dt>{line.label}</dt>
            <dd className="num ml-auto">{formatWon(line.amount)}</dd>
          </div>
        ))}
      </dl>
      <output className="mt-2 block border-t-2 border-fg pt-3" aria-live="polite">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="text-title-3">돌려받는 금액</span>
          <span className="ml-auto text-title-1">
            <Won amount={amount} />
          </span>
        </span>
        <span className="mt-1 block text-caption text-fg-2">{explanation}</span>
      </output>
      {tablet ? <p className="mt-1 text-caption text-fg-2">{tablet}</p> : null}
      <Rule />
    </div>
  );
}

const LAWS = [
  {
    label: "학원법 시행령 별표 4",
    href: "https://www.law.go.kr/법령/학원의설립ㆍ운영및과외교습에관한법률시행령",
  },
  {
    label: "전자상거래법 제17조",
    href: "https://www.law.go.kr/법령/전자상거래등에서의소비자보호에관한법률/제17조",
  },
] as const;

/** The rule in words, with its law. */
function Rule() {
  return (
    <div className="mt-5 text-caption text-fg-3">
      <p>
        {REFUND_PROMISE}. 그 뒤에는 남은 횟수와 학원법 기준으로 계산해 더 많은 쪽을 돌려드려요. <RefundRules />
      </p>
      <p className="mt-1 flex flex-wrap gap-x-4">
        {LAWS.map(({ label, href }) => (
          <a
            key={href}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center underline underline-offset-2"
          >
            {label}
            <span className="sr-only"> (새 창)</span>
          </a>
        ))}
      </p>
    </div>
  );
}
