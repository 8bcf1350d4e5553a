import { Button, ButtonLink } from "@pkg/ui/button";
import { Icon } from "@pkg/ui/icon";
import Printer from "lucide-react/icons/printer";

/** The receipt: printed from this page, and the payment provider's own where there is one. */
export function ReceiptActions({ receiptUrl }: { receiptUrl: string | null }) {
  return (
    <div className="mt-6 grid gap-2 print:hidden">
      <Button variant="line" full onClick={() => window.print()}>
        <Icon of={Printer} size={20} />
        영수증 인쇄
      </Button>
      {receiptUrl ? (
        <ButtonLink href={receiptUrl} target="_blank" rel="noopener noreferrer" variant="quiet" full>
          카드 매출전표 보기
        </ButtonLink>
      ) : null}
    </div>
  );
}
