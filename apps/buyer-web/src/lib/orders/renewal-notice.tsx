import { formatKoreanDate, formatWon, nextRenewal, type RenewedProduct, renewalText } from "@pkg/domain";
import { cn } from "@pkg/ui/cn";
import { serverNow } from "@pkg/web/platform/clock/server-clock";

type RenewalNoticeProps = {
  products: readonly RenewedProduct[];
  /** Won, of this payment; a coupon that counts once makes it differ from the next. */
  paid?: number;
  /** Of a paid order; before, the payment is now. */
  paidAt?: Date;
  className?: string;
};

/** What an order of products that go on by themselves costs next, and when; of others, that they are paid once. */
export function RenewalNotice({ products, paid, paidAt = serverNow(), className }: RenewalNoticeProps) {
  const renewal = nextRenewal(products, paidAt);
  if (!renewal) {
    return <p className={cn("text-body-sm text-fg-2", className)}>한 번만 결제돼요. 자동으로 다시 결제되지 않아요.</p>;
  }
  const { amount, date } = renewal;
  const text =
    paid === undefined || paid === amount
      ? renewalText(renewal)
      : `이번에는 ${formatWon(paid)}, ${formatKoreanDate(date)}부터는 매달 ${formatWon(amount)}이에요. 언제든 멈출 수 있어요.`;
  return (
    <div className={className}>
      <p className="text-body-sm text-fg-2">
        1개월 수업은 매달 자동으로 결제돼요.
        <br />
        <b className="figures font-semibold text-fg">{text}</b>
      </p>
    </div>
  );
}
