import { formatWon } from "@pkg/domain";
import { Card } from "@pkg/ui/card";
import { Won } from "@pkg/ui/won";
import { usePayoutAccount } from "@/lib/own-tutor/payout-account";
import { countText, payoutText } from "../earnings-text";
import type { Earnings } from "../queries";

type EarningsSumProps = { earnings: Earnings; today: string; className?: string };

/** What comes of a month and when: the lessons earned, the tax withheld, and all that is expected. */
export function EarningsSum({ earnings, today, className }: EarningsSumProps) {
  const { content, month, gross, incomeTax, localTax, net, expected, held } = earnings;
  const { data: account } = usePayoutAccount();
  const counted = countText(content);
  return (
    <Card as="section" tone="soft" aria-label="이 달의 합계" className={className}>
      <p className="text-caption text-fg-2">{`${Number(month.slice(5))}월 수업으로 ${earnings.payout?.status === "PAID" ? "받은" : "받을"} 금액`}</p>
      <p className="mt-0.5 text-money-xl" aria-live="polite">
        <Won amount={net} />
      </p>
      <p className="mt-0.5 text-caption text-fg-2">
        {payoutText(earnings, today, account && account.account !== null)}
      </p>
      <dl className="mt-4 grid gap-1.5 border-t border-line pt-4 text-body-sm">
        <Line label={counted ? `수업료 (${counted})` : "수업료"} amount={gross} />
        <Line label="소득세 3%" amount={-incomeTax} />
        <Line label="지방소득세 0.3%" amount={-localTax} />
      </dl>
      {expected.amount > gross ? (
        <dl className="mt-4 grid gap-1.5 border-t border-line pt-4 text-body-sm">
          <Line label={`이 달 예상 (${expected.count}회, 세금 전)`} amount={expected.amount} />
          {held.count > 0 ? <Line label={`지급 보류 (${held.count}회)`} amount={held.amount} /> : null}
        </dl>
      ) : null}
    </Card>
  );
}

function Line({ label, amount }: { label: string; amount: number }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-3">
      <dt className="text-fg-2">{label}</dt>
      <dd className="num ml-auto font-semibold">{formatWon(amount)}</dd>
    </div>
  );
}
