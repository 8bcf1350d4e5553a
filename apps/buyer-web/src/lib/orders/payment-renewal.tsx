import { formatKoreanDate, formatWon, nextRenewal, type RenewedProduct } from "@pkg/domain";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { RenewalNotice } from "./renewal-notice";

type PaymentRenewalProps = {
  products: readonly RenewedProduct[];
  /** Won, of this payment. */
  paid: number;
  /** Of a paid order; before, the payment is now. */
  paidAt?: Date;
  className?: string;
};

/**
 * The renewal beside its first payment. Where that is another sum, as by a coupon that counts once, both are said.
 */
export function PaymentRenewal({ products, paid, paidAt = serverNow(), className }: PaymentRenewalProps) {
  const renewal = nextRenewal(products, paidAt);
  if (!renewal || renewal.amount === paid) {
    return <RenewalNotice products={products} paidAt={paidAt} {...(className && { className })} />;
  }
  return (
    <div className={className}>
      <p className="text-body-sm text-fg-2">
        1개월 수업은 매달 자동으로 결제돼요.
        <br />
        <b className="figures font-semibold text-fg">
          이번에는 {formatWon(paid)}, {formatKoreanDate(renewal.date)}부터는 매달 {formatWon(renewal.amount)}이에요.
          언제든 멈출 수 있어요.
        </b>
      </p>
    </div>
  );
}
