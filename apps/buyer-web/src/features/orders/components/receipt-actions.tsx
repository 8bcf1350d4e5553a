import { type PaymentKind, paymentKind } from "@pkg/domain";
import { Button, ButtonLink } from "@pkg/ui/button";
import { Icon } from "@pkg/ui/icon";
import { useIsWebView } from "@pkg/web/platform/browser/use-is-web-view";
import Printer from "lucide-react/icons/printer";
import type { Order } from "../queries";

const SLIP_LABELS: Readonly<Record<PaymentKind, string>> = { CARD: "카드 매출전표 보기", WALLET: "결제 전표 보기" };

/**
 * Prints this page as a receipt and links to the payment provider's receipt where one exists. A phone's print dialog saves a
 * PDF or shares it; our app's webview has none.
 */
export function ReceiptActions({ order }: { order: Pick<Order, "receiptUrl" | "paymentMethod"> }) {
  const { receiptUrl, paymentMethod } = order;
  const isWebView = useIsWebView();
  return (
    <div className="mt-6 grid gap-2 print:hidden">
      {isWebView ? null : (
        <Button variant="line" full onClick={() => window.print()}>
          <Icon of={Printer} size={20} />
          <span className="pointer-coarse:hidden">영수증 인쇄</span>
          <span className="hidden pointer-coarse:inline">영수증 저장·공유</span>
        </Button>
      )}
      {receiptUrl && paymentMethod !== "NONE" ? (
        <ButtonLink href={receiptUrl} target="_blank" rel="noopener noreferrer" variant="quiet" full>
          {SLIP_LABELS[paymentKind(paymentMethod)]}
        </ButtonLink>
      ) : null}
    </div>
  );
}
