import { WaitState } from "@pkg/ui/states";
import { useWide } from "@pkg/ui/use-wide";
import type { PaymentFacts } from "./form/payment-facts";
import { PaymentFrame } from "./frame/payment-frame";
import { PaymentForms } from "./payment-forms";
import { usePaymentFlow } from "./use-payment-flow";

/** The payment screen: one column with a sticky bar, or two panes from 1024 px. */
export function PaymentFlow(facts: PaymentFacts) {
  const flow = usePaymentFlow(facts);
  const isWide = useWide();
  if (flow.stage !== "CHECKING") return <PaymentForms facts={facts} flow={flow} isWide={isWide} />;
  return (
    <PaymentFrame>
      <CheckingNotice />
    </PaymentFrame>
  );
}

/** Shown while the payment's outcome is unknown: no button, so that it is not paid twice. */
function CheckingNotice() {
  return (
    <div role="status" className="grid min-h-[60dvh] place-items-center px-(--size-gutter) py-16">
      <WaitState
        level={1}
        title={
          <>
            결제 결과를 확인하고 있어요.
            <br />
            다시 결제하지 마세요
          </>
        }
        reason="결제사의 답을 기다리고 있어요. 창을 닫아도 결과는 주문 내역에 남아요."
      />
    </div>
  );
}
