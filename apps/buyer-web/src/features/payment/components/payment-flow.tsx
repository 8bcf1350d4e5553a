import type { PaymentFacts } from "../payment-facts";
import { useIsWide } from "../use-is-wide";
import { usePaymentFlow } from "../use-payment-flow";
import { CheckingNotice } from "./checking-notice";
import { PaymentForms } from "./payment-forms";
import { PaymentFrame } from "./payment-frame";

/** The payment screen: one column with a sticky bar, or form and ledger side by side from 1024 on. */
export function PaymentFlow(facts: PaymentFacts) {
  const flow = usePaymentFlow(facts);
  const isWide = useIsWide();
  if (flow.stage !== "CHECKING") return <PaymentForms facts={facts} flow={flow} isWide={isWide} />;
  return (
    <PaymentFrame>
      <CheckingNotice />
    </PaymentFrame>
  );
}
