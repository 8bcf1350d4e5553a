import { isWallet, storedPaymentLabel } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import { Icon } from "@pkg/ui/icon";
import CreditCard from "lucide-react/icons/credit-card";
import type { StoredMethod } from "@/lib/card/stored-methods";

/** Which card it is, how long it is valid, and whether it still works. */
export function MethodHead({ method }: { method: StoredMethod }) {
  const { isDefault, cardExpiry, paymentType, isDisconnected } = method;
  return (
    <>
      <div className="flex items-center gap-3">
        <Icon of={CreditCard} className="text-fg-2" />
        <div className="min-w-0 flex-1">
          <h2 className="text-label">{storedPaymentLabel(method)}</h2>
          <p className="num text-caption text-fg-3">
            {isWallet(paymentType) ? "간편결제" : cardExpiry ? `유효기간 ${cardExpiry}` : "유효기간 정보 없음"}
          </p>
        </div>
        {isDefault ? <Badge tone="brand">기본</Badge> : null}
      </div>
      {isDisconnected ? (
        <p role="status" className="mt-3 text-body-sm text-error">
          연결이 끊겼어요. 다시 등록해 주세요.
        </p>
      ) : null}
    </>
  );
}
