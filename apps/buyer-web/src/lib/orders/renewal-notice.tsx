import { nextRenewal, type RenewedProduct, renewalText } from "@pkg/domain";
import { cn } from "@pkg/ui/cn";
import { serverNow } from "@pkg/web/platform/clock/server-clock";

type RenewalNoticeProps = {
  products: readonly RenewedProduct[];
  /** Of a paid order; before, the payment is now. */
  paidAt?: Date;
  className?: string;
};

/** What an order of products that go on by themselves costs next, and when; of others, that they are paid once. */
export function RenewalNotice({ products, paidAt = serverNow(), className }: RenewalNoticeProps) {
  const renewal = nextRenewal(products, paidAt);
  if (!renewal) {
    return <p className={cn("text-body-sm text-fg-2", className)}>한 번만 결제돼요. 자동으로 다시 결제되지 않아요.</p>;
  }
  return (
    <div className={className}>
      <p className="text-body-sm text-fg-2">
        1개월 수업은 매달 자동으로 결제돼요.
        <br />
        <b className="figures font-semibold text-fg">{renewalText(renewal)}</b>
      </p>
    </div>
  );
}
