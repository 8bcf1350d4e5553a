import { REFUND_PROMISE } from "@pkg/domain";
import { RefundRules } from "./refund-rules";

/** The refund rule in one line, with the way to all of it. */
export function RefundTerms() {
  return (
    <p className="text-caption text-fg-3">
      {REFUND_PROMISE}. 그 뒤에는 환불 규정을 따라요. <RefundRules />
    </p>
  );
}
